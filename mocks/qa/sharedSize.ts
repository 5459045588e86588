/** The size of the shop is the same in all tabs and outlives them, unlike what each of them has switched on. */
import * as v from 'valibot';
import { onChange } from './changes';
import { type DataSize, SIZE_NAMES, dataSize, noteDataSize } from './dataSize';

const SIZE_KEY = 'qa-size';
const SizeSchema = v.nullable(v.picklist(SIZE_NAMES));

/** Where nothing is stored that can be read, the shop is as it began. */
function readSize(): DataSize | null {
  try {
    return v.parse(SizeSchema, JSON.parse(localStorage.getItem(SIZE_KEY) ?? '"samples"'));
  } catch {
    return 'samples';
  }
}

/** Takes over the size that the shop has by now, and tells the other tabs of every other one. */
export function shareSize() {
  // What was noted before the workbench came is newer.
  let shared = readSize();
  if (dataSize() === 'samples') noteDataSize(shared);
  const share = () => {
    // Only what this tab has noted itself: what it knows of the others may be old.
    if (dataSize() === shared) return;
    shared = dataSize();
    try {
      localStorage.setItem(SIZE_KEY, JSON.stringify(shared));
    } catch (error) {
      console.warn('The size of the shop is known to this tab alone.', error);
    }
  };
  share();
  onChange(share);
  window.addEventListener('storage', ({ key }) => {
    if (key !== SIZE_KEY) return;
    shared = readSize();
    noteDataSize(shared);
  });
}
