import { Input, type InputRef } from 'antd';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import * as v from 'valibot';
import { parseWhole } from '../../../domain/number/parseNumber';
import { firstMessage, isFilled } from '../../../domain/text/text';
import type { Edit } from '../../forms/formDraftsSlice';
import { useFormDraft } from '../../forms/useFormDraft';
import { isComposing } from '../../../compat/isComposing';
import { selectAll } from '../../../compat/selectAll';
import { useErrorToast } from '../../notifications/useErrorToast';
import { type SessionState, selectSignedIn } from '../../session-store/sessionSlice';
import { guardPage } from '../unsaved-changes/guardPage';

interface InlineNumberProps {
  /** The accessible name: the number and its record, such as `Stock of Margherita`. */
  label: string;
  /** The key of the form draft. It contains the record's id, because two dishes may have the same name. */
  keptAs: string;
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
 * A whole number that is edited in place. Enter and blur save, Escape restores. A negative number is ignored
 * (docs/behaviour.md, section 5). Any other text that is no whole number is refused with a message, and the number stays as
 * it was. If the session ends during an edit, the text is restored after the next sign-in. The browser asks before the page
 * is closed over an edit.
 */
export function InlineNumber({ label, keptAs, value, schema, onSave }: InlineNumberProps) {
  const { keptEdits, keep } = useFormDraft(keptAs);
  const kept = keptEdits?.number ?? null;
  // `value` may change during the edit, so `was` is stored when the edit starts.
  const [edit, setEdit] = useState(kept);
  const typed = edit?.typed ?? null;
  const field = useRef<InputRef>(null);

  // A restored draft is not saved yet: the field is focused, so that Enter saves it and Escape discards it.
  useEffect(() => {
    if (kept !== null) field.current?.focus();
  }, [kept]);

  const type = (text: string | null) => {
    const next = text === null ? null : { typed: text, was: edit?.was ?? String(value) };
    setEdit(next);
    keep(next && { number: next });
  };
  const send = async (sent: Edit) => {
    keep({ number: sent });
    if (await onSave(Number(sent.typed), Number(sent.was))) keep(null);
  };
  const { showError, dismiss } = useErrorToast();
  const number = parseWhole(typed ?? '') ?? Number.NaN;
  const isWhole = Number.isSafeInteger(number) && number >= 0;
  const changed = isWhole && number !== Number(edit?.was);
  const save = () => {
    if (edit === null) return;
    type(null);
    // Setting the value ends the field's undo history; rendering sets the number. Otherwise Ctrl+Z, in this field or the next,
    // would bring the former number back, and leaving the field would save it.
    if (field.current?.input) field.current.input.value = '';
    dismiss();
    const refused = isWhole || number < 0 || !isFilled(typed) ? null : firstMessage(v.safeParse(schema, number));
    if (refused !== null) showError(refused);
    else if (changed) void send({ ...edit, typed: String(number) });
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A confirm dialog that opens over the field takes the focus and returns it afterwards, so this blur does not save.
    if (!relatedTarget?.closest('[aria-modal=true]')) save();
  };
  const { getState } = useStore<{ session: SessionState }>();
  const onGone = useEffectEvent(() => {
    // After the end of the session the draft is stored and not sent. A restored draft is sent on Enter only.
    if (typed !== kept?.typed && selectSignedIn(getState())) save();
  });

  // Going back unmounts the field while it has the focus, and React fires no blur event for that.
  useEffect(() => () => { onGone(); }, []);
  // The browser asks before the page closes, because the change could not be sent afterwards.
  useEffect(() => (changed ? guardPage() : undefined), [changed]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      save();
    } else if (event.key === 'Escape' && typed !== null) {
      // Escape ends the edit only: a dialog around the list stays open.
      event.stopPropagation();
      type(null);
    }
  };

  return (
    <Input
      ref={field}
      style={{ width: '5rem', textAlign: 'end' }}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={(event) => { type(event.target.value); }}
      onFocus={selectAll}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    />
  );
}
