import { type ReactNode, useState } from 'react';
import { PlusIcon } from '../icons/criticalIcons';
import { MinusIcon } from '../icons/icons';
import styles from './QuantityStepper.module.css';

interface QuantityStepperProps {
  value: number;
  onChange: (value: number) => void;
  /** What is counted, for the accessible names: 'Margherita Pizza'. */
  name: string;
  max: number;
  /** Called when the user tries to exceed the maximum; the caller explains why not. */
  onMoreRefused: () => void;
}

/**
 * Minus button, number, plus button. The number animates when it changes. It is announced only if these buttons change it;
 * other changes have a message of their own.
 */
export function QuantityStepper({ value, onChange, name, max, onMoreRefused }: QuantityStepperProps) {
  const [inUse, setInUse] = useState(false);
  const label = `Quantity of ${name}`;
  // aria-disabled instead of disabled, so that reaching the minimum does not lose the focus.
  const step = (next: number, direction: string, icon: ReactNode) => {
    // Only the direction out of the range is blocked: a value above the maximum can be decreased.
    const blocked = next < value ? next < 1 : next > max;
    const press = () => {
      // VoiceOver clicks without moving the focus.
      setInUse(true);
      if (!blocked) onChange(next);
      else if (next > value) onMoreRefused();
    };
    return (
      <button type="button" className={styles.step} aria-label={`One ${name} ${direction}`} aria-disabled={blocked || undefined} onClick={press}>
        {icon}
      </button>
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only observes the focus inside
    <div className={styles.stepper} role="group" aria-label={label} onFocus={() => { setInUse(true); }} onBlur={() => { setInUse(false); }}>
      {step(value - 1, 'less', <MinusIcon size="1.125rem" />)}
      <output className={styles.value} aria-label={label} aria-live={inUse ? 'polite' : 'off'}>
        <span key={value} className={styles.bump}>
          {value}
        </span>
      </output>
      {step(value + 1, 'more', <PlusIcon size="1.125rem" />)}
    </div>
  );
}
