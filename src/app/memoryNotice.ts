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
 * Adds a notice on each change of where the data is: in memory (decisions, where the data lives), stored again, or stored
 * and not usable now, with the reason, which a screen with older data would not show.
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
    if (storage === 'memory') store().dispatch(notified({ kind: 'info', message: MEMORY_NOTICE, stays: true }));
    else if (storage === 'unusable') {
      const { success, output } = v.safeParse(RefusalSchema, await answer.clone().json().catch(() => null));
      if (success) store().dispatch(notified({ kind: 'error', message: output.message }));
      // Not the refusal itself, such as an answer of a QA scenario.
      else last = before;
    } else if (before === 'memory') store().dispatch(notified({ kind: 'info', message: STORED_NOTICE, stays: true }));
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
