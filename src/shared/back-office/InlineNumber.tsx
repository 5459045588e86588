import { Input, type InputRef } from 'antd';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import * as v from 'valibot';
import { parseWhole } from '../../domain/parseNumber';
import { firstMessage, isFilled } from '../../domain/text';
import type { Edit } from '../forms/keptFormsSlice';
import { useKeptForm } from '../forms/useKeptForm';
import { isComposing } from '../lib/isComposing';
import { selectAll } from '../lib/selectAll';
import { useComplaint } from '../notifications/useComplaint';
import { type SessionState, selectSignedIn } from '../session/sessionSlice';
import { guardPage } from './leaving';

interface InlineNumberProps {
  /** What the number is and of what: `Stock of Margherita`. */
  label: string;
  /** Names the number among all there are, where the session ends under it: two dishes may be called the same. */
  keptAs: string;
  value: number;
  /** Which numbers it may be, and the sentence for what is none. */
  schema: v.GenericSchema<unknown, number>;
  /** Gets the number that was typed, and the one it was typed over. False where the session had ended: it is still to be saved. */
  onSave: (value: number, was: number) => Promise<boolean>;
}

/**
 * A whole number edited in its place. Enter and leaving it save, Escape restores. A negative number is ignored
 * (specification, section 5); any other text that is no whole number is refused with a sentence, and the number stays as it
 * was. Where the session ends first, it is given back after signing in. Closing the page asks first.
 */
export function InlineNumber({ label, keptAs, value, schema, onSave }: InlineNumberProps) {
  const { keptEdits, keep } = useKeptForm(keptAs);
  const kept = keptEdits?.number ?? null;
  // What it is typed over may become another under it, unseen.
  const [edit, setEdit] = useState(kept);
  const typed = edit?.typed ?? null;
  const field = useRef<InputRef>(null);

  // It is not saved yet: here Enter saves it, and Escape restores.
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
  const { complain, takeBack } = useComplaint();
  const number = parseWhole(typed ?? '') ?? Number.NaN;
  const isWhole = Number.isSafeInteger(number) && number >= 0;
  const changed = isWhole && number !== Number(edit?.was);
  const save = () => {
    if (edit === null) return;
    type(null);
    takeBack();
    const refused = isWhole || number < 0 || !isFilled(typed) ? null : firstMessage(v.safeParse(schema, number));
    if (refused !== null) complain(refused);
    else if (changed) void send({ ...edit, typed: String(number) });
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A question that comes up over a half typed number ends nothing: the focus comes back.
    if (!relatedTarget?.closest('[aria-modal=true]')) save();
  };
  const { getState } = useStore<{ session: SessionState }>();
  const onGone = useEffectEvent(() => {
    // Where the session has ended it is put aside instead; what was given back waits for Enter.
    if (typed !== kept?.typed && selectSignedIn(getState())) save();
  });

  // Back takes the field away with the focus still in it, and no blur is told of that.
  useEffect(() => () => { onGone(); }, []);
  // Gone with the page, nothing could be saved any more.
  useEffect(() => (changed ? guardPage() : undefined), [changed]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      save();
    } else if (event.key === 'Escape' && typed !== null) {
      // The window the list may stand in stays open: what Escape closes here is the edit.
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
