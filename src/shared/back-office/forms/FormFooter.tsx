import { Button, Flex, type FormInstance } from 'antd';
import { type ReactNode, useRef } from 'react';
import { isEqual } from '../../../domain/isEqual';
import { FormErrors } from './FormErrors';
import { FieldConflicts, type FieldConflictsProps } from './FieldConflicts';

interface FormFooterProps<Draft extends object> extends Pick<FieldConflictsProps<Draft>, 'labels' | 'theirs' | 'shown' | 'live'> {
  form: FormInstance;
  /** The values in the form. */
  values: Draft;
  /** Messages that concern the form as a whole. */
  errors: string[];
  submitLabel?: string;
  pending: boolean;
  /** Called once another administrator's value is in its field. */
  onTaken?: (name: keyof Draft) => void;
  /** Buttons beside the submit button. */
  children?: ReactNode;
}

/**
 * The end of a form that edits a record: the messages that concern all of it, the fields that another administrator has changed
 * too, and the submit button.
 */
export function FormFooter<Draft extends object>({ form, values, errors, labels, theirs, shown, live, submitLabel = 'Save', pending, onTaken, children }: FormFooterProps<Draft>) {
  const submitButton = useRef<HTMLButtonElement>(null);
  const differing = (Object.keys(labels) as (keyof Draft)[]).filter((name) => theirs[name] !== undefined && !isEqual(theirs[name], values[name]));
  return (
    <>
      <FormErrors errors={errors} />
      {differing.length > 0 && (
        <FieldConflicts
          labels={labels}
          theirs={theirs}
          differing={differing}
          typed={values}
          shown={shown}
          live={live}
          onTake={(name, value) => {
            form.setFieldValue(name, value);
            onTaken?.(name);
          }}
          saveButton={submitButton}
        />
      )}
      <Flex wrap gap="small">
        <Button ref={submitButton} type="primary" htmlType="submit" loading={pending}>{differing.length > 0 ? 'Save mine' : submitLabel}</Button>
        {children}
      </Flex>
    </>
  );
}
