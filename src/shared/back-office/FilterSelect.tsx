import { ChevronDownIcon } from '../ui';
import styles from './FilterSelect.module.css';

interface FilterSelectProps<Value extends string> {
  /** Its name for a screen reader; what it shows says it to everybody else. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/**
 * One choice that shapes a list; of a filter the first option, of value '', stands for all. It is the browser's own
 * select: Ant Design's opens a list outside every landmark that the keyboard cannot scroll.
 */
export function FilterSelect<Value extends string>({ label, value, options, onChange }: FilterSelectProps<Value>) {
  return (
    <span className={styles.box}>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
      </select>
      <ChevronDownIcon size="1rem" />
    </span>
  );
}
