import { InputNumber, type InputNumberProps } from 'antd';

interface NumberInputProps extends Pick<InputNumberProps, 'min' | 'prefix' | 'suffix' | 'aria-label'> {
  /** The text as it is typed. */
  value?: string;
  onChange?: (text: string) => void;
  /** Parses the text; null if it is no number. */
  parse: (text: string) => number | null;
  /** The step of the arrow keys: 1, or 0.01 for two decimals. */
  step: 1 | 0.01;
}

/**
 * `InputNumber` with the typed text as its value. The original replaces text that it cannot parse by the last number on
 * blur (https://github.com/ant-design/ant-design/issues/37925).
 */
export function NumberInput({ value = '', onChange, parse, step, ...props }: NumberInputProps) {
  const number = parse(value);
  // A step keeps the decimals that were typed.
  const decimals = Math.max(step === 1 ? 0 : 2, String(number).split('.')[1]?.length ?? 0);
  return (
    <InputNumber
      {...props}
      style={{ width: '100%' }}
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      step={step}
      stringMode
      controls={false}
      changeOnBlur={false}
      keyboard={number !== null || value.trim() === ''}
      value={number ?? value}
      formatter={() => value}
      onInput={(text) => onChange?.(text)}
      onStep={(stepped) => onChange?.(Number(stepped).toFixed(decimals))}
    />
  );
}
