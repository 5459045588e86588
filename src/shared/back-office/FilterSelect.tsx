import { Select } from 'antd';
import styles from './DataTable.module.css';

interface FilterSelectProps<Value extends string> {
  /** Its name for a screen reader; what it shows says it to everybody else. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One filter of a list; its first option, of value '', stands for all. Typing finds an option. */
export function FilterSelect<Value extends string>({ label, value, options, onChange }: FilterSelectProps<Value>) {
  return (
    <Select<Value>
      className={styles.filter ?? ''}
      aria-label={label}
      value={value}
      options={[...options]}
      onChange={onChange}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
    />
  );
}
