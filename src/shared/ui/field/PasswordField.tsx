import { useState } from 'react';
import { Field } from './Field';
import styles from './Field.module.css';
import { IconButton } from '../button/IconButton';
import { EyeIcon, EyeOffIcon } from '../icons/icons';
import { type TextControlProps, useFieldValue } from './TextField';

/** A password field with a button that shows the text. Set autoComplete to `current-password` or `new-password`. */
export function PasswordField({ label, hint, error, optional, value, ...control }: Omit<TextControlProps<'input'>, 'type'>) {
  const field = useFieldValue<HTMLInputElement>(value);
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, optional }}>
      {(wiring) => (
        <div className={styles.withEnd}>
          <input {...control} {...wiring} {...field} className={styles.control} type={shown ? 'text' : 'password'} />
          <span className={styles.end}>
            <IconButton
              label={shown ? 'Hide password' : 'Show password'}
              icon={shown ? <EyeOffIcon /> : <EyeIcon />}
              onClick={() => { setShown(!shown); }}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
