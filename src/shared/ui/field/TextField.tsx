import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Field, type FieldTexts } from './Field';
import styles from './Field.module.css';

/** The props of a labelled text control: its texts, its value and the attributes of its element. */
export type TextControlProps<Tag extends 'input' | 'textarea'> = FieldTexts &
  Omit<ComponentProps<Tag>, 'id' | 'className' | 'children' | 'defaultValue' | 'ref' | 'value'> & { value?: string };

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
    // Not on mount: `defaultValue` has written it.
    if (written.current === value) return;
    written.current = value;
    if (ref.current && value !== undefined && ref.current.value !== value) ref.current.value = value;
  }, [value]);
  return { ref, defaultValue: value };
}

/** A single-line text field with a label; takes the attributes of an `<input>`. */
export function TextField({ label, hint, error, optional, value, ...control }: TextControlProps<'input'>) {
  const field = useFieldValue<HTMLInputElement>(value);
  return (
    <Field {...{ label, hint, error, optional }}>{(wiring) => <input {...control} {...wiring} {...field} className={styles.control} />}</Field>
  );
}

/** A multi-line text field that grows with its content. */
export function TextArea({ label, hint, error, optional, value, ...control }: TextControlProps<'textarea'>) {
  const field = useFieldValue<HTMLTextAreaElement>(value);
  return (
    <Field {...{ label, hint, error, optional }}>{(wiring) => <textarea {...control} {...wiring} {...field} className={styles.control} />}</Field>
  );
}

/**
 * An e-mail field. Not of type `email`: Chromium returns the domain of such a field as punycode
 * (https://html.spec.whatwg.org/multipage/input.html#email-state-(type=email)), and the forms validate the address anyway.
 */
export function EmailField(field: Omit<TextControlProps<'input'>, 'label' | 'type'>) {
  return <TextField {...field} label="Email" type="text" inputMode="email" autoCapitalize="none" spellCheck={false} aria-required />;
}
