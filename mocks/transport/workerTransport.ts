/** The transport through the service worker: starts it and restores it after failures, and knows which way calls take. */
import type { SetupWorker } from 'msw/browser';
import { storageInUse } from '../indexeddb/connection/storageMarker';

/** Why calls are handled in the page. */
const REASONS = {
  starting: 'the service worker has not started yet',
  unsupported: 'this browser has no service workers here',
  bypassed: 'this load has bypassed the service worker, as a hard reload does',
  failed: 'the service worker does not start: it may be blocked',
  silent: 'the service worker did not answer',
} as const;
const DATA = {
  stored: 'Data is kept in this browser.',
  memory: 'Data is in memory and gone with the page: the browser refuses to store it.',
  unusable: 'Data is kept in this browser and cannot be opened now.',
} as const;

/** A key of REASONS. */
export type PageReason = keyof typeof REASONS;

let taken: 'worker' | PageReason = 'starting';

/** Notes the transport of the latest call, or why the worker cannot be used. */
export function recordTransport(transport: 'worker' | PageReason) {
  taken = transport;
}

/** The transport and the storage as text: `Requests go through the service worker. Data is kept in this browser.` */
export function describeTransport(): string {
  if (process.env.MOCKS === 'off') return 'Requests go to the API of this build.';
  const requests =
    taken === 'worker' ? 'Requests go through the service worker.' : `Requests are answered in the page: ${REASONS[taken]}.`;
  return `${requests} ${DATA[storageInUse()]}`;
}

/** The registration of a worker that does not control this page. MSW's `start()` would reload such a page, possibly forever. */
async function passingBy(container: ServiceWorkerContainer, scope: URL): Promise<ServiceWorkerRegistration | undefined> {
  const registrations = await container.getRegistrations();
  return container.controller === null ? registrations.find((each) => each.scope === scope.href) : undefined;
}

/** Development has no files to cache, so Mock Service Worker's own script is enough. */
const SCRIPT = process.env.NODE_ENV === 'production' ? 'sw.js' : 'mockServiceWorker.js';

/** The event with which QA simulates a new version of the shop. Real ones are reported by the service worker's registration. */
export const NEW_VERSION_EVENT = 'qa-new-version';

/** Reports a later version of the shop: one that waits, and one that another tab has activated. */
function watchForUpdate(container: ServiceWorkerContainer, registration: ServiceWorkerRegistration, onUpdate: () => void) {
  const watchArrival = () => {
    const { installing, active } = registration;
    if (!installing || !active) return;
    // Set, not added, because a version that is being installed may be reported twice.
    installing.onstatechange = () => {
      if (installing.state === 'installed') onUpdate();
    };
  };
  if (registration.waiting) onUpdate();
  // The browser checks for updates when the page opens, and may have started already.
  watchArrival();
  registration.addEventListener('updatefound', watchArrival);
  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // The first controller of a page is not a new version.
    if (controlled) onUpdate();
    controlled = true;
  });
}

/**
 * Prepares the transport through the service worker without starting it.
 * @param basePath where the app is mounted
 * @param onUpdate called when a new version of the shop is ready, and again when it has been activated
 * @param loadWorker loads MSW's side of the page, which is large
 */
export function prepareWorkerTransport(basePath: string, onUpdate: () => void, loadWorker: () => Promise<SetupWorker>) {
  // Undefined in insecure contexts, which the type does not say.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  let worker: SetupWorker | null = null;
  let ready = false;
  let begun = false;
  let watching = false;

  const isControlled = () => Boolean(container?.controller);

  /** May never resolve, so no caller awaits it. */
  async function start() {
    if (!container) {
      recordTransport('unsupported');
      return;
    }
    worker ??= await loadWorker();
    // Checked right before the start, because another tab may be registering the worker.
    const passing = await passingBy(container, new URL(basePath, window.location.origin));
    if (passing) {
      if (passing.active?.state === 'activated') recordTransport('bypassed');
      // A worker that is being installed claims this page once it is ready. One that was activated during the page
      // load, or that a hard reload has bypassed, has to be asked.
      container.addEventListener('controllerchange', startQuietly, { once: true });
      passing.active?.postMessage('TAKE_ALONG');
      return;
    }
    await worker.start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: { url: basePath + SCRIPT, options: { scope: basePath, updateViaCache: 'none' } },
    });
    ready = true;
    if (isControlled()) recordTransport('worker');
    const registration = await container.getRegistration(basePath);
    if (!registration || watching) return;
    watching = true;
    watchForUpdate(container, registration, onUpdate);
  }

  function startQuietly() {
    start().catch((error: unknown) => {
      recordTransport('failed');
      console.warn('The service worker does not start, so calls are answered in the page.', error);
    });
  }

  /** Stops using the worker and starts it again in the background. Until it has started, calls are answered in the page. */
  function heal() {
    // Other calls of this worker may have been silent as well.
    if (!ready) return;
    ready = false;
    if (isControlled()) worker?.stop();
    startQuietly();
  }

  return {
    /** True while a call is expected to reach the worker. */
    isOpen: () => ready && isControlled(),
    /** Starts the worker in the background, unless that would reload the page. Only the first call has an effect. */
    open: () => {
      if (begun) return;
      begun = true;
      startQuietly();
    },
    heal,
  };
}

/** The transport of calls over the network, through the service worker. */
export type WorkerTransport = ReturnType<typeof prepareWorkerTransport>;
