import { Form, type FormProps } from 'antd';
import { useEffect, useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import { changedParts } from '../../forms/changedParts';
import type { Edits } from '../../forms/keptFormsSlice';
import { useKeptForm } from '../../forms/useKeptForm';
import { useIsHere } from '../../lib/useIsHere';
import { useComplaint } from '../../notifications/useComplaint';
import { useLeaveGuard } from '../useLeaveGuard';
import { failuresOf, schemaRules } from './schemaRules';

/** What the fields of a form hold, as it is typed. */
type Texts = Readonly<Record<string, string>>;

interface DraftFormOptions<Values extends Texts, Given> {
  /** The id of the form, and the beginning of its fields' ids. */
  name: string;
  /** Names the form within an account, such as `food 17`: a draft is restored in the same form. */
  draftKey: string;
  /** Every field with its first value; what differs from it is unsaved. */
  initial: Values;
  /** What the form has to hold. */
  schema: v.GenericSchema<unknown, Given>;
  /** Gets what the schema makes of the fields once it accepts them, and the fields themselves. */
  onSave: (given: Given, sent: Values) => void;
}

const allValues = (values: Texts) => values;

/** What was typed over a value that is another now: that value. */
function conflictsOf<Values extends Texts>(initial: Values, edits: Edits): Partial<Values> {
  const changed = Object.keys(edits).filter((name) => edits[name]?.was !== initial[name]);
  return Object.fromEntries(changed.map((name) => [name, initial[name]])) as Partial<Values>;
}

/**
 * An Ant Design form whose rules come from a schema. A failed submission marks every failing field, and announces and
 * focuses the first. A draft survives the end of the session, and leaving it asks first.
 */
export function useDraftForm<Values extends Texts, Given>({ name, draftKey, initial, schema, onSave }: DraftFormOptions<Values, Given>) {
  const [form] = Form.useForm<Texts>();
  // Empty before the first effect.
  const watched = Form.useWatch(allValues, { form, preserve: true });
  const values: Values = { ...initial, ...watched };
  const { keptEdits, keep } = useKeptForm(draftKey);
  const [serverChanges, setServerChanges] = useState(() => conflictsOf(initial, keptEdits ?? {}));
  const [formErrors, setFormErrors] = useState<string[]>([]);
  const { complain, takeBack } = useComplaint();
  const isHere = useIsHere();

  useLayoutEffect(() => {
    form.setFieldsValue(Object.fromEntries(Object.entries(keptEdits ?? {}).map(([field, { typed }]) => [field, typed])));
  }, [form, keptEdits]);

  const edited = Object.keys(changedParts(initial, values));
  const leaveFreely = useLeaveGuard(edited.length > 0);
  useEffect(() => {
    const edits = edited.map((field) => [field, { typed: values[field], was: initial[field] }]);
    keep(edits.length > 0 ? (Object.fromEntries(edits) as Edits) : null);
  });

  /** Shows and announces what is wrong, at its field if it has one. */
  const fail = (message: string, field?: keyof Values & string) => {
    setFormErrors(field === undefined ? [message] : []);
    complain(message, { inForm: true });
    if (field === undefined) return;
    form.setFields([{ name: field, errors: [message] }]);
    form.scrollToField(field, { block: 'center', focus: true });
  };

  const formProps: FormProps<Texts> = {
    form,
    name,
    layout: 'vertical',
    autoComplete: 'off',
    initialValues: initial,
    // A sentence about half a word helps nobody: fields are checked when the form is sent.
    validateTrigger: [],
    onValuesChange: (changed) => {
      form.setFields(Object.keys(changed).map((field) => ({ name: field, errors: [] })));
    },
    onFinish: () => {
      takeBack();
      setFormErrors([]);
      setServerChanges({});
      const sent = form.getFieldsValue(true) as Values;
      onSave(v.parse(schema, sent), sent);
    },
    // In the schema's order, which need not be the order of the screen that `scrollToFirstError` follows.
    onFinishFailed: () => {
      takeBack();
      const [[field, message] = []] = failuresOf(schema, form.getFieldsValue(true));
      if (field !== undefined && message !== undefined) fail(message, field);
    },
  };

  return {
    form,
    formProps,
    values,
    /** What is wrong with the form as a whole. */
    formErrors,
    /** By the fields of a restored draft that have changed since they were typed over: their values now. */
    serverChanges,
    rules: (field: keyof Values & string) => schemaRules(schema, field),
    fail,
    leaveFreely,
    /** Whether the form is still on the screen and holds what was sent. */
    isUnchangedSince: (sent: Values) => isHere() && Object.keys(changedParts(sent, form.getFieldsValue(true) as Values)).length === 0,
    /** Empties the form for the next record; a focus inside the form moves to `first`. */
    clear: (first: keyof Values & string) => {
      const hadFocus = document.getElementById(name)?.contains(document.activeElement);
      form.setFieldsValue(initial);
      if (hadFocus) form.focusField(first);
    },
  };
}
