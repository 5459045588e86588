import { type AriaAttributes, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { AlertIcon } from '../icons/criticalIcons';

/** Props that all labelled form controls share. */
export interface FieldTexts {
  label: string;
  /** Help text below the control; it stays visible while typing. */
  hint?: ReactNode;
  /** Error message; while it is set, the control is marked invalid. */
  error?: string | undefined;
  /** Adds '(optional)' to the label. */
  optional?: boolean | undefined;
}

interface FieldProps extends FieldTexts {
  children: (wiring: { id: string } & Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>) => ReactNode;
}

/** Label, control, hint and error, connected for assistive technology. */
export function Field({ label, hint, error, optional = false, children }: FieldProps) {
  const id = useId();
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
