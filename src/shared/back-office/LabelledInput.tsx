import { Input, type InputProps } from 'antd';
import { Field, type FieldTexts } from '../ui/Field';

/** One line of text in a form of the back office: label, control, hint and error, tied together. For numbers, `LabelledNumber`. */
export function LabelledInput({ label, hint, error, optional, ...input }: FieldTexts & Omit<InputProps, 'id' | 'status' | 'type'>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => <Input autoComplete="off" {...input} {...wiring} {...(error !== undefined && { status: 'error' })} />}
    </Field>
  );
}
