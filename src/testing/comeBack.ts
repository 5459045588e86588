import { act } from '@testing-library/react';

/** Somebody comes back to the page: what it shows is read anew. */
export function comeBack() {
  act(() => { window.dispatchEvent(new Event('focus')); });
}
