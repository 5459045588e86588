import { Fragment } from 'react';

/** An e-mail address that wraps after its @ or before a dot instead of in the middle of a word. */
export function EmailText({ email }: { email: string }) {
  return (
    <span translate="no">
      {email.split(/(?<=@)|(?=\.)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
