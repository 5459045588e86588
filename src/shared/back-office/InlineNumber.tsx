import { type KeyboardEvent, useState } from 'react';
import { classNames } from '../lib/classNames';
import styles from './InlineNumber.module.css';

interface InlineNumberProps {
  /** What the number is and of what: `Stock of Margherita`. */
  label: string;
  value: number;
  onSave: (value: number) => void;
  disabled?: boolean;
  className?: string | undefined;
}

/** Whole and not negative: what stock and thresholds may be (specification, section 5). */
const WHOLE = /^\d{1,9}$/;

/**
 * A whole number edited in its place. Enter and leaving it save, Escape restores; what is no whole number, a negative
 * one included, is ignored and the number stays as it was.
 */
export function InlineNumber({ label, value, onSave, disabled = false, className }: InlineNumberProps) {
  const [typed, setTyped] = useState<string | null>(null);

  const save = () => {
    if (typed === null) return;
    setTyped(null);
    const text = typed.trim();
    if (WHOLE.test(text) && Number(text) !== value) onSave(Number(text));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      save();
    } else if (event.key === 'Escape' && typed !== null) {
      // The window the list may stand in stays open: what Escape closes here is the edit.
      event.stopPropagation();
      setTyped(null);
    }
  };

  return (
    <input
      className={classNames(styles.number, className)}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled}
      value={typed ?? String(value)}
      onChange={(event) => { setTyped(event.target.value); }}
      onFocus={(event) => { event.target.select(); }}
      onBlur={save}
      onKeyDown={onKeyDown}
    />
  );
}
