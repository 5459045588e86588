/**
 * The size of the shop's data, set by all code that changes it: the workbench, and the calls that reset and fill the demo. It
 * is in local storage: unlike the other settings of QA it is the same in all tabs and outlives them.
 */
import * as v from 'valibot';
import { readItem, storeItem } from '../../src/shared/utils/safeStorage';
import { changed } from './changeListeners';

/** The sizes, by the names that links use. */
export const SIZE_NAMES = ['samples', 'empty', 'small', 'medium', 'large'] as const;
export type DataSize = (typeof SIZE_NAMES)[number];

const SIZE_KEY = 'qa-size';
const SizeSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.nullable(v.picklist(SIZE_NAMES))), 'samples');

/**
 * The last size that the shop was filled to; null if it holds other data, such as part of a size. Without a readable value
 * the shop has the samples.
 */
export function dataSize(): DataSize | null {
  return v.parse(SizeSchema, readItem('localStorage', SIZE_KEY));
}

/** Sets the size of the current data. */
export function recordDataSize(next: DataSize | null) {
  storeItem('localStorage', SIZE_KEY, JSON.stringify(next));
  changed();
}
