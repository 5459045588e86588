import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** What was typed in a form, field by field. */
export type Typed = Readonly<Record<string, string>>;

/** By account and form. */
export type KeptForms = Readonly<Record<string, Typed>>;

const NOTHING: KeptForms = {};

/**
 * What people had typed when their session ended under them: signing in again must not cost them their work. By
 * account and form, so that nobody finds another's; in memory alone, so that it is gone with the page.
 */
export const keptFormsSlice = createSlice({
  name: 'keptForms',
  initialState: NOTHING,
  reducers: {
    formKept: (forms, { payload: { key, typed } }: PayloadAction<{ key: string; typed: Typed }>) => ({ ...forms, [key]: typed }),
    /** It is on the screen again, or is no longer wanted. */
    formGivenBack: (forms, { payload: key }: PayloadAction<string>) => {
      const { [key]: _, ...others } = forms;
      return others;
    },
  },
  selectors: { selectKeptForms: (forms) => forms },
});

export const { formKept, formGivenBack } = keptFormsSlice.actions;
export const { selectKeptForms } = keptFormsSlice.selectors;
