import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { type Allergen, inOrder } from '../../domain/food/allergens';
import { EXCLUDED_ALLERGENS_KEY } from '../../domain/storedKeys';
import { readJson } from '../utils/readJson';
import { storeItem } from '../utils/safeStorage';

/** Reads the stored allergens; none if they are damaged. */
export function readExcludedAllergens(): readonly Allergen[] {
  return inOrder(readJson('localStorage', EXCLUDED_ALLERGENS_KEY, v.array(v.string())) ?? []);
}

/** Stores them for the other tabs and later visits, if the storage takes them. */
export function storeExcludedAllergens(excluded: readonly Allergen[]) {
  storeItem('localStorage', EXCLUDED_ALLERGENS_KEY, excluded.length > 0 ? JSON.stringify(excluded) : null);
}

/** The allergens that the customer excludes on this device, in the order of the table. */
export const excludedAllergensSlice = createSlice({
  name: 'excludedAllergens',
  initialState: readExcludedAllergens,
  reducers: {
    allergensExcluded: (_, { payload }: PayloadAction<readonly Allergen[]>) => payload,
  },
  selectors: { selectExcludedAllergens: (excluded) => excluded },
});

export const { allergensExcluded } = excludedAllergensSlice.actions;
export const { selectExcludedAllergens } = excludedAllergensSlice.selectors;
