import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { AlertIcon } from './firstIcons';

/** What every labelled control of a form takes. */
export interface FieldTexts {
  label: string;
  /** Stays below the control while typing. */
  hint?: ReactNode;
  /** The sentence that says what is wrong; the control is marked invalid while there is one. */
  error?: string | undefined;
  /** Adds '(optional)' to the label. */
  optional?: boolean | undefined;
}

interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  children: (wiring: Wiring) => ReactNode;
}

/** Label, control, hint and error, tied together for assistive technology. */
export function Field({ label, hint, error, optional = false, id: givenId, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint !== undefined && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p className={styles.error} id={errorId}>
          <AlertIcon size="1.1em" />
          <span>{error}</span>
        </p>
      )}
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
