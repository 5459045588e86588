import { type ReactNode, useState } from 'react';
import { PlusIcon } from './firstIcons';
import { MinusIcon } from './icons';
import styles from './QuantityStepper.module.css';

interface QuantityStepperProps {
  value: number;
  onChange: (value: number) => void;
  /** Names the group: 'Quantity of Margherita Pizza'. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  max: number;
  /** Somebody pressed for more than there may be: the place to say why not. */
  onMoreRefused: () => void;
}

/** Minus, number, plus. The number bumps when it changes, and is announced where these buttons change it: other changes have a message. */
export function QuantityStepper({ value, onChange, label, decreaseLabel, increaseLabel, max, onMoreRefused }: QuantityStepperProps) {
  const [inUse, setInUse] = useState(false);
  // aria-disabled instead of disabled: pressing down to the least must not throw the focus away.
  const step = (next: number, name: string, icon: ReactNode) => {
    // Only the way out is closed: whoever has more than there is may come down.
    const blocked = next < value ? next < 1 : next > max;
    const press = () => {
      // VoiceOver presses without the focus.
      setInUse(true);
      if (!blocked) onChange(next);
      else if (next > value) onMoreRefused();
    };
    return (
      <button type="button" className={styles.step} aria-label={name} aria-disabled={blocked || undefined} onClick={press}>
        {icon}
      </button>
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only listens to the focus inside
    <div className={styles.stepper} role="group" aria-label={label} onFocus={() => { setInUse(true); }} onBlur={() => { setInUse(false); }}>
      {step(value - 1, decreaseLabel, <MinusIcon size="1.125rem" />)}
      <output className={styles.value} aria-label={label} aria-live={inUse ? 'polite' : 'off'}>
        <span key={value} className={styles.bump}>
          {value}
        </span>
      </output>
      {step(value + 1, increaseLabel, <PlusIcon size="1.125rem" />)}
    </div>
  );
}
