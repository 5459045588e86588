import { Input, type InputRef } from 'antd';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import * as v from 'valibot';
import { parseWhole } from '../../../domain/number/parseNumber';
import { isFilled } from '../../../domain/text/text';
import type { Edit } from '../../forms/formDraftsSlice';
import { useFormDraft } from '../../forms/useFormDraft';
import { isComposing } from '../../../compat/isComposing';
import { selectAll } from '../../../compat/selectAll';
import { useErrorToast } from '../../notifications/useErrorToast';
import { type SessionState, selectSignedIn } from '../../session-store/sessionSlice';
import { guardPage } from '../unsaved-changes/useUnsavedChangesPrompt';

interface InlineNumberProps {
  /** The accessible name: the number and its record, such as `Stock of Margherita`. */
  label: string;
  /** The key of the form draft. It contains the record's id, because two foods may have the same name. */
  draftKey: string;
  value: number;
  /** Validates the number; its message is shown when a number is refused. */
  schema: v.GenericSchema<unknown, number>;
  /**
   * Saves the number that was typed; `was` is the number that was shown when typing began. Resolves to false if the session
   * had ended, so that the draft is stored.
   */
  onSave: (value: number, was: number) => Promise<boolean>;
}

/**
 * A whole number that is edited in place. Enter and blur save it, Escape restores the number. A negative number is ignored
 * (docs/behaviour.md, section 5). Any other text that is no whole number is refused with a message, and the number stays as it
 * was. If the session ends during an edit, the text is restored after the next sign-in. The browser asks before the page is
 * closed over an edit.
 */
export function InlineNumber({ label, draftKey, value, schema, onSave }: InlineNumberProps) {
  const { restored, setDraft } = useFormDraft(draftKey);
  const draft = restored?.number ?? null;
  // `value` may change during the edit, so `was` is stored when the edit starts.
  const [edit, setEdit] = useState(draft);
  const field = useRef<InputRef>(null);
  const shown = edit?.typed ?? String(value);
  const { showError, dismiss } = useErrorToast();

  // A restored draft is not saved yet: the field is focused, so that Enter saves it and Escape discards it.
  useEffect(() => {
    if (draft !== null) field.current?.focus();
  }, [draft]);

  const change = (next: Edit | null) => {
    setEdit(next);
    setDraft(next && { number: next });
  };
  const end = () => {
    change(null);
    // Setting the value ends the field's undo history; rendering sets the number. Otherwise Ctrl+Z, in this field or the next,
    // would bring the former number back, and leaving the field would save it.
    if (field.current?.input) field.current.input.value = '';
    dismiss();
  };
  const number = parseWhole(shown);
  const { output, success, issues } = v.safeParse(schema, number);
  const changed = edit !== null && success && output !== Number(edit.was);
  const save = async () => {
    end();
    if (issues && isFilled(shown) && (number ?? 0) >= 0) showError(issues[0].message);
    if (!changed) return;
    setDraft({ number: { ...edit, typed: String(output) } });
    if (await onSave(output, Number(edit.was))) setDraft(null);
  };

  const { getState } = useStore<{ session: SessionState }>();
  const onGone = useEffectEvent(() => {
    // After the end of the session the draft is stored and not sent. A restored draft is sent on Enter only.
    if (edit !== null && edit.typed !== draft?.typed && selectSignedIn(getState())) void save();
  });
  // Going back unmounts the field while it has the focus, and React fires no blur event for that.
  useEffect(() => () => { onGone(); }, []);
  // The browser asks before the page closes, because the change could not be sent afterwards.
  useEffect(() => (changed ? guardPage() : undefined), [changed]);

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A confirm dialog that opens over the field takes the focus and returns it afterwards, so this blur does not save.
    if (edit !== null && !relatedTarget?.closest('[aria-modal=true]')) void save();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (edit === null || isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      void save();
    } else if (event.key === 'Escape') {
      // Escape ends the edit only: a dialog around the list stays open.
      event.stopPropagation();
      change(null);
    }
  };

  return (
    <Input
      ref={field}
      style={{ width: '5rem', textAlign: 'end' }}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => { change({ typed: target.value, was: edit?.was ?? shown }); }}
      onFocus={selectAll}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    />
  );
}
