import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './Field';
import styles from './Field.module.css';

interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'className' | 'children'> {}

/** One line of text under a visible label; takes everything an input takes. */
export function TextField({ label, hint, error, optional, id, ...control }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, id }}>{(wiring) => <input {...control} {...wiring} className={styles.control} />}</Field>
  );
}
