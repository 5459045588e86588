import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './Field';
import styles from './Field.module.css';

interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'children'> {}

/** Several lines of text; it grows with what is typed. */
export function TextArea({ label, hint, error, optional, id, ...control }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, id }}>{(wiring) => <textarea {...control} {...wiring} className={styles.control} />}</Field>
  );
}
