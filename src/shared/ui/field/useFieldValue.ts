import { useLayoutEffect, useRef } from 'react';

/**
 * Manages the value of a text field and writes it to the DOM only when it changes. React writes the value of a controlled
 * field on every render, which would erase text that a password manager has filled in without an `input` event.
 * @param value undefined for a field that holds no text, such as a file
 * @returns the props of the field, in place of `value` and `ref`
 */
export function useFieldValue<Control extends HTMLInputElement | HTMLTextAreaElement>(value: string | undefined) {
  const ref = useRef<Control>(null);
  const written = useRef(value);
  useLayoutEffect(() => {
    // Not on mount: `defaultValue` has written it, or the user has typed into the prerendered field.
    if (written.current === value) return;
    written.current = value;
    if (ref.current && value !== undefined && ref.current.value !== value) ref.current.value = value;
  }, [value]);
  return { ref, defaultValue: value };
}
