/** Shares the data size between tabs, through local storage. Unlike the other settings it outlives the tab. */
import * as v from 'valibot';
import { onChange } from '../../instrumentation/changeListeners';
import { type DataSize, SIZE_NAMES, dataSize, noteDataSize } from '../../instrumentation/dataSize';

const SIZE_KEY = 'qa-size';
const SizeSchema = v.nullable(v.picklist(SIZE_NAMES));

/** Without a readable value the shop has the samples. */
function readSize(): DataSize | null {
  try {
    return v.parse(SizeSchema, JSON.parse(localStorage.getItem(SIZE_KEY) ?? '"samples"'));
  } catch {
    return 'samples';
  }
}

/** Reads the stored size, and shares later changes with the other tabs. */
export function shareSize() {
  // A size that was set before the workbench loaded is newer.
  let shared = readSize();
  if (dataSize() === 'samples') noteDataSize(shared);
  const share = () => {
    // Only a size that this tab has set; what it knows of the other tabs may be out of date.
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
