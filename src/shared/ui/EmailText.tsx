/** An e-mail address that breaks, where it has to, after its @ or before a dot rather than in the middle of a word. */
export function EmailText({ email }: { email: string }) {
  const parts = email.split(/(?<=@)|(?=\.)/).flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : [part]));
  // Another address is another element: text beside other nodes is not updated where a translator has replaced it.
  return <span key={email}>{parts}</span>;
}
