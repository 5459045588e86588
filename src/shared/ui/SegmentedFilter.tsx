import { useEffect, useEffectEvent, useId, useRef } from 'react';
import styles from './SegmentedFilter.module.css';

interface SegmentedFilterProps<Value extends string> {
  /** Names the group for a screen reader. */
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, side by side: radio buttons that look like a switch. */
export function SegmentedFilter<Value extends string>({ legend, options, value, onChange }: SegmentedFilterProps<Value>) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const catchUp = useEffectEvent(() => {
    const pressed = options.find((option) => option.value === group.current?.querySelector<HTMLInputElement>(':checked')?.value);
    if (pressed && pressed.value !== value) onChange(pressed.value);
  });
  // What was pressed in the page before React took it over is no change to React.
  useEffect(() => { catchUp(); }, []);
  return (
    <fieldset ref={group} className={styles.group}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            className={styles.input}
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
