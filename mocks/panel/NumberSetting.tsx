import { type SyntheticEvent, useState } from 'react';
import { wholeNumberUpTo } from '../../src/domain/demo-data/demoData';
import { parseNumber } from '../../src/domain/number/parseNumber';
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
  const wrong = number !== null && (!Number.isInteger(number) || number < 0 || number > max);
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!wrong) onApply(number);
  };
  return (
    <form className={styles.setting} onSubmit={apply} noValidate>
      <TextField
        label={label}
        inputMode="numeric"
        value={typed}
        onChange={(event) => { setTyped(event.target.value); }}
        hint={hint}
        error={wrong ? wholeNumberUpTo(max) : undefined}
      />
      <Button type="submit" size="sm" variant="secondary">Apply</Button>
    </form>
  );
}
