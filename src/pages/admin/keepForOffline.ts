import { whenIdle } from '../../shared/lib/whenIdle';

/**
 * Has the service worker keep the code of all sections, so that whoever has opened the back office once finds each of
 * them without a network (mocks/serviceWorker.ts). It begins when the page has nothing more urgent to do.
 * @returns what calls it off
 */
export function keepForOffline(): () => void {
  // Absent from pages that are not secure, whatever the types say.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return whenIdle(() => {
    void container?.ready.then(({ active }) => { active?.postMessage('KEEP_BACK_OFFICE'); });
  });
}
