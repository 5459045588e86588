/** The fill operation that was started in the panel. It continues while the panel shows another part, which is why its state is here. */
import { refreshScreens } from './account';
import { changed } from '../../instrumentation/changeListeners';
import type { DataSize } from '../../instrumentation/dataSize';
import { NotEnoughStorage, setDataSize } from './shopData';

/** The state of the fill operation, and the result of the last one. */
interface Filling {
  /** The requested size. */
  readonly size: DataSize;
  readonly pending: boolean;
  /** Null before the first batch and after the last. */
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

/** The current state. */
export function currentFilling(): Filling {
  return filling;
}

/** Stops after the current batch. */
export function stopFilling() {
  stop.abort();
}

/** Fills the shop to a size, and makes the screens refetch. Do not start another one while it is pending. */
export async function fillShop(size: DataSize) {
  stop = new AbortController();
  note({ size, pending: true, progress: null, told: '' });
  let told: string;
  try {
    const onProgress = (stored: number, wanted: number) => { note({ ...filling, progress: { stored, wanted } }); };
    told = OUTCOMES[await setDataSize(size, { signal: stop.signal, onProgress })];
  } catch (error) {
    if (!(error instanceof NotEnoughStorage)) console.error(error);
    told = error instanceof NotEnoughStorage ? error.message : 'The data could not be stored. What was there before may be gone: reset brings the samples back.';
  }
  refreshScreens();
  note({ size, pending: false, progress: null, told });
}
