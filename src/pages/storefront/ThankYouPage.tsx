/** Placeholder until the screen lands. */
export function ThankYouPage() {
  return <h1>ThankYou</h1>;
}
