import type { MouseEvent } from 'react';

/**
 * The first focusable element of the storefront and the back office: moves the focus past header and navigation to the
 * content.
 */
export function SkipLink() {
  const onClick = (event: MouseEvent) => {
    // Do not follow the link: a hash in the URL would add a history entry.
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    <a className="skip-link" href="#main" onClick={onClick}>
      Skip to content
    </a>
  );
}
