import type { MouseEvent } from 'react';

/** The first stop of the keyboard on either side of the shop: past header and navigation, into the screen. */
export function SkipLink() {
  const onClick = (event: MouseEvent) => {
    // The address stays as it is: a hash in it would be one more step for the back button.
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    <a className="skip-link" href="#main" onClick={onClick}>
      Skip to content
    </a>
  );
}
