import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { isApiError, messageOf } from '../api/apiError';
import { registerUnsavedChanges } from '../utils/unsavedChanges';
import { useErrorToast } from '../notifications/useErrorToast';
import { focusField, unreportedInput } from './formControls';
import type { Edits } from './formDraftsSlice';
import { useFormDraft } from './useFormDraft';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** An error: the message, and the name of its field; undefined if it belongs to no single field. */
interface FormProblem<Field extends string> {
  message: string;
  field: Field | undefined;
}

const namesOf = <Field extends string>(texts: Partial<Texts<Field>>) => Object.keys(texts) as Field[];

const typedIn = (edits: Edits) => Object.fromEntries(Object.entries(edits).map(([name, { typed }]) => [name, typed]));

/**
 * State of a form of text fields. A validation error is shown at its field, announced, and focuses the field; typed text is
 * never cleared.
 * @param initial the initial value of every field, in the order on the screen
 * @param draftKey name of the form's draft, which survives the end of the session and a visit to another screen; see
 *   `useFormDraft`
 */
export function useForm<Field extends string>(initial: Texts<Field>, draftKey?: string) {
  const { restored, setDraft, discardDraft } = useFormDraft(draftKey, true);
  const [untouched] = useState(initial);
  const [typed, setTyped] = useState<Texts<Field>>(() => ({ ...initial, ...typedIn(restored ?? {}) }));
  const [problem, setProblem] = useState<FormProblem<Field> | null>(null);
  const { showError, dismiss } = useErrorToast();

  const last = useRef(typed);
  // The draft has only edited fields: the saved values of the others may change before it is restored.
  const edited = namesOf(untouched).filter((name) => typed[name] !== untouched[name]);
  const dirty = edited.length > 0;
  useEffect(() => {
    last.current = typed;
    setDraft(dirty ? Object.fromEntries(edited.map((name) => [name, { typed: typed[name], was: untouched[name] }])) : null);
  });
  useEffect(() => (dirty ? registerUnsavedChanges() : undefined), [dirty]);

  const showProblem = (found: FormProblem<Field>, form: HTMLFormElement) => {
    setProblem(found);
    showError(found.message, { inForm: true });
    if (found.field !== undefined) focusField(form, found.field);
  };

  const change = (changed: Partial<Texts<Field>>) => {
    setTyped((before) => ({ ...before, ...changed }));
    // The error was about the old value.
    setProblem((before) => (before?.field !== undefined && before.field in changed ? null : before));
  };

  return {
    typed,
    change,
    /** The error that belongs to no single field. */
    formProblem: problem?.field === undefined ? problem?.message : undefined,
    /**
     * Shows a refusal of the backend.
     * @param fields the field that a status is about
     */
    showRefusal: (error: unknown, form: HTMLFormElement, fields: Readonly<Record<number, Field>>) => {
      showProblem({ message: messageOf(error), field: isApiError(error) ? fields[error.status] : undefined }, form);
    },
    /**
     * Deletes the draft of a form that was saved or cancelled, unless the user has typed more since `texts`. Works after
     * unmounting too.
     * @returns whether the form is unchanged
     */
    discardDraft: (texts: Texts<Field>): boolean => {
      const unchanged = last.current === texts;
      if (unchanged) discardDraft();
      return unchanged;
    },
    /** Returns a submit handler. It calls `accept` with the texts, if the schema accepts them. */
    onSubmit:
      (schema: v.GenericSchema, accept: (form: HTMLFormElement, sent: Texts<Field>) => void) =>
      (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        dismiss();
        const unreported = unreportedInput(form, typed);
        const sent = Object.keys(unreported).length > 0 ? { ...typed, ...unreported } : typed;
        setTyped(sent);
        const [issue] = v.safeParse(schema, sent).issues ?? [];
        if (issue) {
          showProblem({ message: issue.message, field: namesOf(sent).find((name) => name === issue.path?.[0]?.key) }, form);
          return;
        }
        setProblem(null);
        accept(form, sent);
      },
    /** Props of one field. */
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
