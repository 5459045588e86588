import { act } from '@testing-library/react';

/** Simulates that the user returns to the window: RTK Query refetches on focus. */
export function comeBack() {
  act(() => { window.dispatchEvent(new Event('focus')); });
}
