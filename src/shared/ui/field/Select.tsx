import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './Field';
import styles from './Field.module.css';
import { ChevronDownIcon } from '../icons/icons';

interface SelectProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'id' | 'className'> {}

/** A native select with a label; pass the options as children. */
export function Select({ label, hint, error, optional, children, ...control }: SelectProps) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(wiring) => (
        <div className={styles.withEnd}>
          <select {...control} {...wiring} className={styles.control}>
            {children}
          </select>
          <span className={styles.arrow}>
            <ChevronDownIcon />
          </span>
        </div>
      )}
    </Field>
  );
}
