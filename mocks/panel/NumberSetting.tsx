import { type SyntheticEvent, useState } from 'react';
import * as v from 'valibot';
import { wholeNumber } from '../../src/domain/demo-data/demoData';
import { parseNumber } from '../../src/domain/number/parseNumber';
import { firstMessage } from '../../src/domain/text/text';
import { Button, TextField } from '../../src/shared/ui';
import styles from './QaPanel.module.css';

interface NumberSettingProps {
  label: string;
  hint?: string;
  /** Null is shown as an empty field. */
  value: number | null;
  max: number;
  onApply: (value: number | null) => void;
}

/** A field for a whole number, which takes effect when Apply is clicked. */
export function NumberSetting({ label, hint, value, max, onApply }: NumberSettingProps) {
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    setTyped(value === null ? '' : String(value));
  }
  const number = typed.trim() === '' ? null : (parseNumber(typed) ?? Number.NaN);
  const wrong = firstMessage(v.safeParse(v.nullable(wholeNumber(max)), number)) ?? undefined;
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    if (wrong === undefined) onApply(number);
  };
  return (
    <form className={styles.setting} onSubmit={apply} noValidate>
      <TextField
        label={label}
        inputMode="numeric"
        value={typed}
        onChange={(event) => { setTyped(event.target.value); }}
        hint={hint}
        error={wrong}
      />
      <Button type="submit" size="sm" variant="secondary">Apply</Button>
    </form>
  );
}
