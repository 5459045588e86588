/** What size the shop has, noted by whoever changes it: the workbench, and the calls that reset and fill the demo. */
import { changed } from './changes';

/** The sizes there are, by the name that links carry. */
export const SIZE_NAMES = ['samples', 'empty', 'small', 'medium', 'large', 'huge'] as const;
export type DataSize = (typeof SIZE_NAMES)[number];

let size: DataSize | null = 'samples';

/** The size that the shop was last brought to; null where it holds something else, such as part of one. */
export function dataSize(): DataSize | null {
  return size;
}

/** Notes what has become of the shop's data. */
export function noteDataSize(next: DataSize | null) {
  size = next;
  changed();
}
