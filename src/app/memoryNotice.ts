import * as v from 'valibot';
import { RefusalSchema } from '../domain/apiError';
import { STORAGE } from '../domain/headers';
import { notified } from '../shared/notifications/notificationsSlice';
import type { AppStore } from './store';

const MEMORY_NOTICE =
  'This browser refuses to store the shop’s data. Everything works, but orders and changes are forgotten when you close this page.';

/**
 * Listens to what answers tell of the storage, and tells the person, each once: that the data is in memory alone
 * (decisions, where the data lives), and why what is stored cannot be used. A screen that shows something from before
 * would hide the latter.
 * @returns what to call with every answer, and whether the data is known to be in this page's memory
 */
export function tellAboutMemory(store: () => AppStore): { heed: (answer: Response) => void; inMemory: () => boolean } {
  const told = new Set<'info' | 'error'>();
  let inMemory = false;
  const tell = (kind: 'info' | 'error', message: string) => {
    if (told.has(kind)) return;
    told.add(kind);
    store().dispatch(notified({ kind, message }));
  };
  const heed = (answer: Response) => {
    const storage = answer.headers.get(STORAGE);
    if (storage === 'memory' && !inMemory) {
      inMemory = true;
      tell('info', MEMORY_NOTICE);
    }
    if (storage !== 'unusable' || told.has('error')) return;
    answer.clone().json().then(
      (refusal: unknown) => {
        const { success, output } = v.safeParse(RefusalSchema, refusal);
        if (success) tell('error', output.message);
      },
      () => undefined,
    );
  };
  return { heed, inMemory: () => inMemory };
}
