import { type SubmitEvent, useEffect, useState } from 'react';
import type * as v from 'valibot';
import { useComplaint } from '../notifications/useComplaint';
import { type FormProblem, checkForm } from './checkForm';
import { useKeptForm } from './useKeptForm';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * What a form of text fields holds while it is typed in. A failed check is told at its field and as a message, and
 * moves the focus there; nothing typed is ever taken away.
 * @param initial every field with its first value, in the order of the screen
 * @param keptAs names the form, so that what is typed outlives a session that ends meanwhile; see `useKeptForm`
 */
export function useForm<Field extends string>(initial: Readonly<Record<Field, string>>, keptAs?: string) {
  const { keptTyped, keep } = useKeptForm(keptAs);
  const [untouched] = useState(initial);
  const [typed, setTyped] = useState(() => ({ ...initial, ...keptTyped }));
  const [problem, setProblem] = useState<FormProblem<Field> | null>(null);
  const { complain, takeBack } = useComplaint();

  useEffect(() => {
    // Only what was typed: what was not may be another by the time it is given back.
    const changed = (Object.keys(untouched) as Field[]).filter((name) => typed[name] !== untouched[name]);
    keep(changed.length > 0 ? Object.fromEntries(changed.map((name) => [name, typed[name]])) : null);
  });

  /** Shows what is wrong; also for what the backend refuses. */
  const refuse = (found: FormProblem<Field>, form: HTMLFormElement) => {
    setProblem(found);
    complain(found.message);
    const control = found.field === undefined ? null : form.elements.namedItem(found.field);
    if (control instanceof HTMLElement) control.focus();
  };

  const set = (name: Field, value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
    // A sentence about what is no longer there would only confuse.
    setProblem((before) => (before?.field === name ? null : before));
  };

  return {
    typed,
    set,
    /** What was wrong with no field in particular. */
    formProblem: problem?.field === undefined ? problem?.message : undefined,
    refuse,
    /** Hands `accept` what was typed once the schema takes it. */
    onSubmit:
      (schema: v.GenericSchema<unknown, unknown>, accept: (form: HTMLFormElement) => void) =>
      (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        takeBack();
        const found = checkForm(schema, typed);
        if (found) {
          refuse(found, form);
          return;
        }
        setProblem(null);
        accept(form);
      },
    /** Wires one field. */
    field: (name: Field) => ({
      name,
      value: typed[name],
      error: problem?.field === name ? problem.message : undefined,
      onChange: ({ target }: { target: TextControl }) => { set(name, target.value); },
    }),
  };
}
