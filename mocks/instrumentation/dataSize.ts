/** The size of the shop's data, set by all code that changes it: the workbench, and the calls that reset and fill the demo. */
import { changed } from './changeListeners';

/** The sizes, by the names that links use. */
export const SIZE_NAMES = ['samples', 'empty', 'small', 'medium', 'large', 'huge'] as const;
export type DataSize = (typeof SIZE_NAMES)[number];

let size: DataSize | null = 'samples';

/** The last size that the shop was filled to; null if it holds other data, such as part of a size. */
export function dataSize(): DataSize | null {
  return size;
}

/** Sets the size of the current data. */
export function noteDataSize(next: DataSize | null) {
  size = next;
  changed();
}
