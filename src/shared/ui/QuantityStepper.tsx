import type { ReactNode } from 'react';
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

/** Minus, number, plus. The number bumps and is read out when it changes. */
export function QuantityStepper({ value, onChange, label, decreaseLabel, increaseLabel, max, onMoreRefused }: QuantityStepperProps) {
  // aria-disabled instead of disabled: pressing down to the least must not throw the focus away.
  const step = (next: number, name: string, icon: ReactNode) => {
    // Only the way out is closed: whoever has more than there is may come down.
    const blocked = next < value ? next < 1 : next > max;
    const press = () => {
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
    <div className={styles.stepper} role="group" aria-label={label}>
      {step(value - 1, decreaseLabel, <MinusIcon size="1.125rem" />)}
      <output className={styles.value}>
        <span key={value} className={styles.bump}>
          {value}
        </span>
      </output>
      {step(value + 1, increaseLabel, <PlusIcon size="1.125rem" />)}
    </div>
  );
}
