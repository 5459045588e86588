import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { registerUnsavedText } from '../lib/unsavedText';
import { useComplaint } from '../notifications/useComplaint';
import { type FormProblem, checkForm } from './checkForm';
import type { Edits } from './keptFormsSlice';
import { showField } from './showField';
import { unreportedInput } from './unreportedInput';
import { useKeptForm } from './useKeptForm';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

type Texts<Field extends string> = Readonly<Record<Field, string>>;

const namesOf = <Field extends string>(texts: Partial<Texts<Field>>) => Object.keys(texts) as Field[];

const typedIn = (edits: Edits) => Object.fromEntries(Object.entries(edits).map(([name, { typed }]) => [name, typed]));

/** The fields that were given back, and have become another since they were typed over: as they are now. */
function changedUnder<Field extends string>(initial: Texts<Field>, edits: Edits): Partial<Texts<Field>> {
  const names = namesOf(initial).filter((name) => edits[name] !== undefined && edits[name].was !== initial[name]);
  return Object.fromEntries(names.map((name) => [name, initial[name]])) as Partial<Texts<Field>>;
}

/**
 * What a form of text fields holds while it is typed in. A failed check is told at its field and as a message, and
 * moves the focus there; nothing typed is ever taken away.
 * @param initial every field with its first value, in the order of the screen
 * @param keptAs names the form, so that what is typed outlives a session that ends meanwhile; see `useKeptForm`
 * @param whileAway what is typed outlives another screen, too
 */
export function useForm<Field extends string>(initial: Texts<Field>, keptAs?: string, whileAway?: boolean) {
  const { keptEdits, keep, forget } = useKeptForm(keptAs, whileAway);
  const [untouched] = useState(initial);
  const [typed, setTyped] = useState<Texts<Field>>(() => ({ ...initial, ...typedIn(keptEdits ?? {}) }));
  const [meanwhile, setMeanwhile] = useState(() => changedUnder(initial, keptEdits ?? {}));
  const [problem, setProblem] = useState<FormProblem<Field> | null>(null);
  const { complain, takeBack } = useComplaint();

  const last = useRef(typed);
  useEffect(() => {
    last.current = typed;
    // Only what was typed: what was not may be another by the time it is given back.
    const changed = namesOf(untouched).filter((name) => typed[name] !== untouched[name]);
    keep(changed.length > 0 ? Object.fromEntries(changed.map((name) => [name, { typed: typed[name], was: untouched[name] }])) : null);
  });

  const dirty = namesOf(untouched).some((name) => typed[name] !== untouched[name]);
  useEffect(() => (dirty ? registerUnsavedText() : undefined), [dirty]);

  /** Shows what is wrong; also for what the backend refuses. */
  const showProblem = (found: FormProblem<Field>, form: HTMLFormElement) => {
    setProblem(found);
    complain(found.message, { inForm: true });
    if (found.field !== undefined) showField(form, found.field);
  };

  const change = (changed: Partial<Texts<Field>>) => {
    setTyped((before) => ({ ...before, ...changed }));
    // The sentence is about what the field held before.
    setProblem((before) => (before?.field !== undefined && before.field in changed ? null : before));
  };
  const set = (name: Field, value: string) => { change({ [name]: value } as Partial<Texts<Field>>); };

  return {
    typed,
    set,
    /** What became another while the form was put aside, as it is now, for the person to see before it is overwritten. */
    meanwhile,
    /** What was wrong with no field in particular. */
    formProblem: problem?.field === undefined ? problem?.message : undefined,
    showProblem,
    /** What stood there is saved or cancelled, and no longer kept: unless more was typed since, also in a form that was left. */
    forget: (stood: Texts<Field>) => { if (last.current === stood) forget(); },
    /** Once the schema accepts the texts of the fields, hands `accept` its output and the texts themselves. */
    onSubmit:
      <Given>(schema: v.GenericSchema<unknown, Given>, accept: (form: HTMLFormElement, given: Given, sent: Texts<Field>) => void) =>
      (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        takeBack();
        const unreported = unreportedInput(form, typed);
        const sent = Object.keys(unreported).length > 0 ? { ...typed, ...unreported } : typed;
        setTyped(sent);
        const found = checkForm(schema, sent);
        if (found) {
          showProblem(found, form);
          return;
        }
        setProblem(null);
        setMeanwhile({});
        accept(form, v.parse(schema, sent), sent);
      },
    /** Wires one field. */
    field: (name: Field) => ({
      name,
      value: typed[name],
      error: problem?.field === name ? problem.message : undefined,
      onChange: ({ target }: { target: TextControl }) => {
        const others = target.form ? unreportedInput(target.form, typed) : {};
        change({ ...others, [name]: target.value });
      },
    }),
  };
}
