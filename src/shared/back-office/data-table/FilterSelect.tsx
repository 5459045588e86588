import { Select } from 'antd';

interface FilterSelectProps<Value extends string> {
  /** The accessible name; sighted users read the chosen option. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A filter with one choice. The first option, with the value '', means all. */
export function FilterSelect<Value extends string>({ label, value, options, onChange }: FilterSelectProps<Value>) {
  return (
    <Select<Value>
      aria-label={label}
      value={value}
      options={[...options]}
      onChange={onChange}
      popupMatchSelectWidth={false}
      virtual={false}
      style={{ minWidth: '10rem' }}
    />
  );
}
