import { notified } from '../shared/notifications/notificationsSlice';
import type { AppStore } from './store';

/** Answers of a backend that could not open its database say so in this header. */
const STORAGE_HEADER = 'x-storage';

const MEMORY_NOTICE =
  'This browser refuses to store the shop’s data. Everything works, but orders and changes are forgotten when you close this page.';

/**
 * Listens to answers until one comes from memory, and tells the person once (decisions, where the data lives).
 * @returns what to call with every answer
 */
export function tellAboutMemory(store: () => AppStore): (answer: Response) => void {
  let told = false;
  return (answer) => {
    if (told || answer.headers.get(STORAGE_HEADER) !== 'memory') return;
    told = true;
    store().dispatch(notified({ kind: 'info', message: MEMORY_NOTICE }));
  };
}
