import * as v from 'valibot';
import { RefusalSchema } from '../domain/apiError';
import { STORAGE } from '../domain/headers';
import type { Network } from '../shared/api/network';
import { notified } from '../shared/notifications/notificationsSlice';
import type { AppStore } from './store';

const MEMORY_NOTICE =
  'This browser refuses to store the shop’s data. Everything works, but orders and changes are forgotten when you close this page.';
const STORED_NOTICE = 'The shop stored in this browser is open again, and shown from here on. What was done in between is forgotten.';

/**
 * Tells the user, on each change of where the data is, which shop they see: the one in memory (decisions, where the data
 * lives), or the stored one again; or why the stored one cannot be used, which a screen with older data would not show.
 * @returns the same network, whose answers it reads
 */
export function noticeStorage({ fetch, wait }: Network, store: () => AppStore): Network {
  /** As the last answer said. */
  let last: string | null = null;
  const heed = async (answer: Response) => {
    const storage = answer.headers.get(STORAGE);
    if (storage === last) return;
    const before = last;
    last = storage;
    if (storage === 'memory') store().dispatch(notified({ kind: 'info', message: MEMORY_NOTICE }));
    else if (storage === 'unusable') {
      const { success, output } = v.safeParse(RefusalSchema, await answer.clone().json().catch(() => null));
      if (success) store().dispatch(notified({ kind: 'error', message: output.message }));
      // Not the refusal itself, such as an answer of a QA scenario.
      else last = before;
    } else if (before === 'memory') store().dispatch(notified({ kind: 'info', message: STORED_NOTICE }));
  };
  return {
    wait,
    fetch: async (...args) => {
      const answer = await fetch(...args);
      void heed(answer);
      return answer;
    },
  };
}
