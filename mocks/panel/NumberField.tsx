import { TextField } from '../../src/shared/ui';

interface NumberFieldProps {
  label: string;
  hint?: string;
  /** Null is shown as an empty field. */
  value: number | null;
  min?: number;
  max: number;
  onChange: (value: number | null) => void;
  disabled?: boolean;
}

/** A field for a whole number between two bounds, which it does not leave. */
export function NumberField({ value, min = 0, max, onChange, ...field }: NumberFieldProps) {
  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, '');
    onChange(digits === '' ? null : Math.min(Math.max(Number(digits), min), max));
  };
  return <TextField {...field} inputMode="numeric" value={value === null ? '' : String(value)} onChange={(event) => { change(event.target.value); }} />;
}
