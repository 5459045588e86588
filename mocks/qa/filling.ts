/** The filling that the panel has begun: it goes on while the panel shows something else, and is here when one looks again. */
import { refreshScreens } from './account';
import { changed } from './changes';
import type { DataSize } from './dataSize';
import { NoRoom, setDataSize } from './shopData';

/** How it stands, and what came of the last one. */
interface Filling {
  /** The size that was asked for. */
  readonly size: DataSize;
  readonly pending: boolean;
  /** Null until the first records are stored, and after the last. */
  readonly progress: { readonly stored: number; readonly wanted: number } | null;
  readonly told: string;
}

const OUTCOMES = {
  whole: 'The shop has its new data.',
  stopped: 'Stopped. What is stored so far stays.',
  replaced: 'Stopped, because something else has replaced the data meanwhile.',
} as const;

let filling: Filling = { size: 'samples', pending: false, progress: null, told: '' };
let stop = new AbortController();

function note(next: Filling) {
  filling = next;
  changed();
}

/** How the filling stands. */
export function currentFilling(): Filling {
  return filling;
}

/** Stops it after the batch that is being stored. */
export function stopFilling() {
  stop.abort();
}

/** Brings the shop to a size, and has the screens ask again. Until it has settled, no other one is to be begun. */
export async function fillShop(size: DataSize) {
  stop = new AbortController();
  note({ size, pending: true, progress: null, told: '' });
  let told: string;
  try {
    const onProgress = (stored: number, wanted: number) => { note({ ...filling, progress: { stored, wanted } }); };
    told = OUTCOMES[await setDataSize(size, { signal: stop.signal, onProgress })];
  } catch (error) {
    if (!(error instanceof NoRoom)) console.error(error);
    told = error instanceof NoRoom ? error.message : 'The data could not be stored. What was there before may be gone: reset brings the samples back.';
  }
  refreshScreens();
  note({ size, pending: false, progress: null, told });
}
