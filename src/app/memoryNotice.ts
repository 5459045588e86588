import * as v from 'valibot';
import { RefusalSchema } from '../domain/http/apiRefusal';
import { STORAGE } from '../domain/http/headers';
import type { Network } from '../shared/api/network';
import { toastAdded } from '../shared/notifications/notificationsSlice';
import type { AppStore } from './store';

const MEMORY_NOTICE =
  'This browser refuses to store the shop’s data. Everything works, but orders and changes are forgotten when you close this page.';
const STORED_NOTICE = 'The shop stored in this browser is open again, and shown from here on. What was done in between is forgotten.';

/**
 * Shows a toast whenever the storage state reported by the backend changes: in memory only (docs/behaviour.md, section 7),
 * stored again, or stored but currently unusable. The last one shows the backend's reason, because a screen with cached data
 * would not.
 * @param network the transport to wrap; every response is inspected
 * @param store returns the store, which may not exist yet when this is called
 * @returns the same transport, wrapped
 */
export function noticeStorage(network: Network, store: () => AppStore): Network {
  /** Value of the storage header in the latest response. */
  let last: string | null = null;
  const heed = async (answer: Response) => {
    const storage = answer.headers.get(STORAGE);
    if (storage === last) return;
    const before = last;
    last = storage;
    if (storage === 'memory') store().dispatch(toastAdded({ kind: 'info', message: MEMORY_NOTICE, stays: true }));
    else if (storage === 'unusable') {
      const { success, output } = v.safeParse(RefusalSchema, await answer.clone().json().catch(() => null));
      if (success) store().dispatch(toastAdded({ kind: 'error', message: output.message }));
      // Another error response, such as one from a QA scenario: ignore it.
      else last = before;
    } else if (before === 'memory') store().dispatch(toastAdded({ kind: 'info', message: STORED_NOTICE, stays: true }));
  };
  return {
    ...network,
    fetch: async (...args) => {
      const answer = await network.fetch(...args);
      void heed(answer);
      return answer;
    },
  };
}
