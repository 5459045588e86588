import { type ComponentPropsWithRef, type MouseEvent, useState } from 'react';
import { Field, type FieldTexts } from './Field';
import styles from './Field.module.css';
import { IconButton } from './IconButton';
import { EyeIcon, EyeOffIcon } from './icons';

interface PasswordFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'className' | 'children' | 'type'> {}

/** A password that can be looked at while it is typed. Say which one with autoComplete. */
export function PasswordField({ label, hint, error, optional, id, ...control }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = ({ currentTarget }: MouseEvent) => {
    // A password manager may have filled it in without this event, and rendering it again would empty it.
    currentTarget.closest('div')?.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    setShown(!shown);
  };
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(wiring) => (
        <div className={styles.withEnd}>
          <input {...control} {...wiring} className={styles.control} type={shown ? 'text' : 'password'} />
          <span className={styles.end}>
            <IconButton
              label={shown ? 'Hide password' : 'Show password'}
              icon={shown ? <EyeOffIcon /> : <EyeIcon />}
              onClick={toggle}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
