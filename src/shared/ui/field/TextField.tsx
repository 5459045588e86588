import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field';
import styles from './Field.module.css';
import { useFieldValue } from './useFieldValue';

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'children' | 'defaultValue' | 'ref' | 'value'> {
  value?: string;
}

/** A single-line text field with a label; takes the attributes of an `<input>`. */
export function TextField({ label, hint, error, optional, id, value, ...control }: TextFieldProps) {
  const field = useFieldValue<HTMLInputElement>(value);
  return (
    <Field {...{ label, hint, error, optional, id }}>{(wiring) => <input {...control} {...wiring} {...field} className={styles.control} />}</Field>
  );
}
