import type { InputProps } from 'antd';
import type { KeyboardEvent } from 'react';
import { isComposing } from '../lib/isComposing';
import type { FieldTexts } from '../ui/Field';
import { LabelledInput } from './LabelledInput';

interface LabelledNumberProps extends FieldTexts, Pick<InputProps, 'name' | 'prefix' | 'onChange' | 'aria-required'> {
  /** The text as it is typed. */
  value: string;
  /** Reads the text; null where it is no number. */
  parse: (text: string) => number | null;
  min: number;
  /** What an arrow key adds or takes: 1, or 0.01 for two decimals. */
  step: 1 | 0.01;
  /** Gets the text that an arrow key makes. */
  onStep: (text: string) => void;
}

/**
 * A number in a form of the back office, held as it is typed. `<input type="number">` drops text that is no number and
 * changes under the mouse wheel; Ant Design's InputNumber replaces refused text by the last number when it is left.
 */
export function LabelledNumber({ parse, min, step, onStep, ...input }: LabelledNumberProps) {
  const number = input.value.trim() === '' ? 0 : parse(input.value);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || number === null || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onStep(Math.max(min, number + direction * step).toFixed(step === 1 ? 0 : 2));
  };
  return (
    <LabelledInput
      {...input}
      role="spinbutton"
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      min={min}
      step={step}
      aria-valuemin={min}
      aria-valuenow={parse(input.value) ?? undefined}
      onKeyDown={onKeyDown}
    />
  );
}
