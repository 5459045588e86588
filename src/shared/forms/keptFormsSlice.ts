import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** What is typed in a field, and what it was typed over. */
export type Edit = Readonly<Record<'typed' | 'was', string>>;

/** The edited fields of a form, by their names. */
export type Edits = Readonly<Record<string, Edit>>;

/** A form that was put aside. */
export interface KeptForm {
  readonly edits: Edits;
  /** Its session had ended; else somebody has just gone to another screen. */
  readonly ended: boolean;
}

/** By account and form. */
export type KeptForms = Readonly<Record<string, KeptForm>>;

const NOTHING: KeptForms = {};

/**
 * What people had typed when their session ended under them, or when they left for another screen: coming back must not
 * cost them their work. By account and form, so that nobody finds another's; in memory alone, so that it is gone with
 * the page.
 */
export const keptFormsSlice = createSlice({
  name: 'keptForms',
  initialState: NOTHING,
  reducers: {
    formKept: (forms, { payload: { key, kept } }: PayloadAction<{ key: string; kept: KeptForm }>) => ({ ...forms, [key]: kept }),
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
