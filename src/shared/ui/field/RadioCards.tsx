import { type ReactNode, useId } from 'react';
import { CheckIcon } from '../icons/criticalIcons';
import styles from './RadioCards.module.css';

interface RadioCardsProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string; hint: string; icon: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A radio group with an explanation on each card, such as the payment methods. */
export function RadioCards<Value extends string>({ legend, options, value, onChange }: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cards}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              className="covering-input"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-label={option.label}
              aria-describedby={`${name}-${option.value}`}
              onChange={() => { onChange(option.value); }}
            />
            <span className={styles.icon}>{option.icon}</span>
            <span className={styles.words}>
              <span className={styles.label}>{option.label}</span>
              <span className={styles.hint} id={`${name}-${option.value}`}>
                {option.hint}
              </span>
            </span>
            <span className={styles.tick}>
              <CheckIcon size="0.875rem" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
