import { useId } from 'react';
import styles from './SegmentedFilter.module.css';

interface SegmentedFilterProps<Value extends string> {
  /** Accessible name of the group. */
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A radio group that looks like a segmented control. */
export function SegmentedFilter<Value extends string>({ legend, options, value, onChange }: SegmentedFilterProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            className="covering-input"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => { onChange(option.value); }}
          />
          <span className={styles.face}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
