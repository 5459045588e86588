import { Form, type FormProps } from 'antd';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { isEqual } from '../../../domain/isEqual';
import { dirtyFields } from '../../../domain/dirtyFields';
import type { Edits } from '../../forms/formDraftsSlice';
import { useFormDraft } from '../../forms/useFormDraft';
import { useIsMounted } from '../../hooks/useIsMounted';
import { useErrorToast } from '../../notifications/useErrorToast';
import { useUnsavedChangesPrompt } from '../unsaved-changes/useUnsavedChangesPrompt';
import { type FieldPath, failuresOf, showFailures } from './schemaFailures';

/** The values of the fields, by field name: mostly texts; JSON. */
type FieldValues = Readonly<Record<string, unknown>>;

interface DraftFormOptions<Values extends FieldValues, Given> {
  /** The id of the form, and the prefix of its fields' ids. */
  name: string;
  /** The key of the draft within an account, such as `food 17`: a draft is restored in the form with the same key. */
  draftKey: string;
  /** The initial value of every field; a field with another value is unsaved. */
  initial: Values;
  /** Validates the form as a whole; always the same. */
  schema: v.GenericSchema<unknown, Given>;
  /** Checks each field, where the schema ends at the first rule that fails (`failuresOf`). */
  fields?: v.GenericSchema<unknown, unknown>;
  /** Called with the schema's output and the fields' values after a successful validation. */
  onSave: (given: Given, sent: Values) => void;
}

const allValues = (values: FieldValues) => values;

/** The present values of the fields that have changed on the server since the draft was typed. */
function conflictsOf<Values extends FieldValues>(initial: Values, edits: Edits<unknown>): Partial<Values> {
  const changed = Object.keys(edits).filter((name) => !isEqual(edits[name]?.was, initial[name]));
  return Object.fromEntries(changed.map((name) => [name, initial[name]])) as Partial<Values>;
}

/**
 * An Ant Design form that is validated by a schema. A failed submission marks every failing field, and announces and
 * focuses the first. Unsaved changes are stored as a draft when the session ends, and the user is asked before they are
 * lost.
 */
export function useDraftForm<Values extends FieldValues, Given>({ name, draftKey, initial, schema, fields, onSave }: DraftFormOptions<Values, Given>) {
  const [form] = Form.useForm<FieldValues>();
  // Undefined before the first effect; then `values` has the initial values only.
  const watched = Form.useWatch(allValues, { form, preserve: true });
  const values: Values = { ...initial, ...watched };
  const { restored, setDraft } = useFormDraft<unknown>(draftKey);
  const [serverChanges, setServerChanges] = useState(() => conflictsOf(initial, restored ?? {}));
  const [formErrors, setFormErrors] = useState<string[]>([]);
  const { showError, dismiss } = useErrorToast();
  const isHere = useIsMounted();

  const edited = Object.keys(dirtyFields(initial, values));
  const isDirty = () => Object.keys(dirtyFields(initial, { ...initial, ...(form.getFieldsValue(true) as Values) })).length > 0;
  const leaveFreely = useUnsavedChangesPrompt(isDirty, edited.length > 0);
  useEffect(() => {
    const edits = edited.map((field) => [field, { typed: values[field], was: initial[field] }]);
    setDraft(edits.length > 0 ? (Object.fromEntries(edits) as Edits<unknown>) : null);
  });

  /** Shows and announces a message, at its field if it has one, else for the whole form. */
  const fail = (message: string, field?: (keyof Values & string) | FieldPath) => {
    setFormErrors(field === undefined ? [message] : []);
    showError(message, { inForm: true });
    if (field === undefined) return;
    form.setFields([{ name: field, errors: [message] }]);
    form.scrollToField(field, { block: 'center', focus: true });
  };

  const formProps: FormProps<FieldValues> = {
    form,
    name,
    layout: 'vertical',
    autoComplete: 'off',
    initialValues: { ...initial, ...Object.fromEntries(Object.entries(restored ?? {}).map(([field, { typed }]) => [field, typed])) },
    onFieldsChange: (changed: { name: FieldPath }[]) => { form.setFields(changed.map(({ name: path }) => ({ name: path, errors: [] }))); },
    // Only now: a message about an unfinished word would be wrong.
    onFinish: () => {
      dismiss();
      setFormErrors([]);
      const sent = form.getFieldsValue(true) as Values;
      const failures = failuresOf(name, schema, sent, fields);
      showFailures(form, failures);
      const [first] = failures;
      if (first) {
        fail(first.message, first.path);
        return;
      }
      setServerChanges({});
      onSave(v.parse(schema, sent), sent);
    },
  };

  return {
    form,
    formProps,
    values,
    /** Messages that concern the form as a whole. */
    formErrors,
    /** By field of a restored draft: the present value, if it has changed since the draft was typed. */
    serverChanges,
    fail,
    leaveFreely,
    /** Whether the form is still mounted and its fields still have the values that were sent. */
    isUnchangedSince: (sent: Values) => isHere() && Object.keys(dirtyFields(sent, form.getFieldsValue(true) as Values)).length === 0,
    /** Resets the form for the next record; a focus inside the form moves to `first`. */
    clear: (first: keyof Values & string) => {
      const hadFocus = document.getElementById(name)?.contains(document.activeElement);
      form.setFieldsValue(initial);
      if (hadFocus) form.focusField(first);
    },
  };
}
