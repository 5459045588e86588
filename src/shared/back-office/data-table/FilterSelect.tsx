import { Form, Select } from 'antd';

interface FilterSelectProps {
  /** The search param. */
  name: string;
  /** The accessible name; sighted users read the chosen option. */
  label: string;
  options: readonly { value: string; label: string }[];
}

/** From here on, typing finds an option. On a phone it opens the keyboard, which a short list does not need. */
const LONG_LIST = 10;

/** A filter with one choice. The first option, with the value '', means all. */
export function FilterSelect({ name, label, options }: FilterSelectProps) {
  return (
    <Form.Item name={name} noStyle>
      <Select
        aria-label={label}
        options={[...options]}
        popupMatchSelectWidth={false}
        virtual={false}
        showSearch={options.length > LONG_LIST && { optionFilterProp: 'label' }}
        style={{ minWidth: '10rem' }}
        // 24 pixels to press (WCAG 2.2, 2.5.8).
        styles={{ input: { minHeight: 24 } }}
      />
    </Form.Item>
  );
}
