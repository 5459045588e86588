import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** What was entered in a field, and the field's value before. */
export type Edit<Value = string> = Readonly<Record<'typed' | 'was', Value>>;

/** The edited fields of a form, by name. */
export type Edits<Value = string> = Readonly<Record<string, Edit<Value>>>;

/** A form draft. */
export interface FormDraft {
  readonly edits: Edits<unknown>;
  /** True if the session ended while the form was open; false if the user went to another screen. */
  readonly ended: boolean;
}

/** Drafts by account and form. */
export type FormDrafts = Readonly<Record<string, FormDraft>>;

const NO_DRAFTS: FormDrafts = {};

/**
 * Form drafts: text typed before the session ended or the user went to another screen, restored when the form opens again.
 * Keyed by account and form, so that no user sees another's draft. In memory only: a reload discards them.
 */
export const formDraftsSlice = createSlice({
  name: 'formDrafts',
  initialState: NO_DRAFTS,
  reducers: {
    draftSaved: (drafts, { payload: { key, draft } }: PayloadAction<{ key: string; draft: FormDraft }>) => ({ ...drafts, [key]: draft }),
    /** The draft has been restored or is no longer needed. */
    draftRemoved: (drafts, { payload: key }: PayloadAction<string>) => {
      const { [key]: _, ...others } = drafts;
      return others;
    },
  },
  selectors: { selectFormDrafts: (drafts) => drafts },
});

export const { draftSaved, draftRemoved } = formDraftsSlice.actions;
export const { selectFormDrafts } = formDraftsSlice.selectors;
