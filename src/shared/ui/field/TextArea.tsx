import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field';
import styles from './Field.module.css';
import { useFieldValue } from './useFieldValue';

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className' | 'children' | 'defaultValue' | 'ref' | 'value'> {
  value: string;
}

/** A multi-line text field that grows with its content. */
export function TextArea({ label, hint, error, optional, id, value, ...control }: TextAreaProps) {
  const field = useFieldValue<HTMLTextAreaElement>(value);
  return (
    <Field {...{ label, hint, error, optional, id }}>{(wiring) => <textarea {...control} {...wiring} {...field} className={styles.control} />}</Field>
  );
}
