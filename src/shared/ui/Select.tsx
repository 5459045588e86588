import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './Field';
import styles from './Field.module.css';
import { ChevronDownIcon } from './icons';

interface SelectProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'className'> {}

/** A choice among options given as children; the system's own list, which every phone knows how to show. */
export function Select({ label, hint, error, optional, id, children, ...control }: SelectProps) {
  return (
    <Field {...{ label, hint, error, optional, id }}>
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
