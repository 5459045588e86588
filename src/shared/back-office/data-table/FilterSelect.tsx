import { Select } from 'antd';

interface FilterSelectProps<Value extends string> {
  /** The accessible name; sighted users read the chosen option. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** From here on, typing finds an option. On a phone it opens the keyboard, which a short list does not need. */
const LONG_LIST = 10;

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
      showSearch={options.length > LONG_LIST && { optionFilterProp: 'label' }}
      style={{ minWidth: '10rem' }}
      // 24 pixels to press (WCAG 2.2, 2.5.8).
      styles={{ input: { minHeight: 24 } }}
    />
  );
}
