import { whenIdle } from '../../../compat/whenIdle';

/**
 * Asks the service worker to cache the code of all sections, so that they open offline after one visit of the back office
 * (mocks/service-worker/serviceWorker.ts). Waits until the browser is idle.
 * @returns cancels the wait
 */
export function keepForOffline(): () => void {
  // Undefined in insecure contexts, although the type does not say so.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return whenIdle(() => {
    void container?.ready.then(({ active }) => { active?.postMessage('KEEP_BACK_OFFICE'); });
  });
}
