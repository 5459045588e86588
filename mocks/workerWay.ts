/** Whether calls can go through the service worker, and how that way is opened and mended. */
import type { SetupWorker } from 'msw/browser';
import { noteWay } from './wayTaken';

/** The way of calls over the network, through the service worker. */
export interface WorkerWay {
  /** True while a call that goes out is expected to reach the worker. */
  readonly isOpen: () => boolean;
  /** Opens the way in the background, where that can be done without harm. Only the first call does something. */
  readonly open: () => void;
  /** Closes the way and tries to open it again in the background. */
  readonly heal: () => void;
}

/** A way that breaks again soon after it was mended is left alone for so long. */
const REST_MS = 5000;

/** The worker registered for a page that it does not control: `start()` would reload that page, maybe for ever. */
async function passingBy(container: ServiceWorkerContainer, scope: URL): Promise<ServiceWorkerRegistration | undefined> {
  const registrations = await container.getRegistrations();
  return container.controller === null ? registrations.find((each) => each.scope === scope.href) : undefined;
}

/** While developing there are no files to keep: Mock Service Worker's own script is enough. */
const SCRIPT = process.env.NODE_ENV === 'production' ? 'sw.js' : 'mockServiceWorker.js';

/** Reports a later version of the shop: one that waits to take over, and one that another tab has let take over. */
function watchForUpdate(container: ServiceWorkerContainer, registration: ServiceWorkerRegistration, onUpdate: () => void) {
  const watchArrival = () => {
    const { installing, active } = registration;
    if (!installing || !active) return;
    // Set, not added: one that is on its way now may be told of once more.
    installing.onstatechange = () => {
      if (installing.state === 'installed') onUpdate();
    };
  };
  if (registration.waiting) onUpdate();
  // The browser looks for it by itself as soon as the page is opened, and may be a moment ahead.
  watchArrival();
  registration.addEventListener('updatefound', watchArrival);
  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // The first controller of a page is no new version.
    if (controlled) onUpdate();
    controlled = true;
  });
}

/**
 * Makes ready the way through the service worker, without opening it yet.
 * @param basePath where the app is mounted
 * @param onUpdate called when a new version of the shop is ready, again when it has taken over
 */
export function prepareWorkerWay(basePath: string, onUpdate: () => void): WorkerWay {
  // Absent from pages that are not secure, whatever the types say.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  let worker: SetupWorker | null = null;
  let ready = false;
  let begun = false;
  let resting = false;
  let watching = false;

  const isControlled = () => Boolean(container?.controller);

  /** May never come back, so nobody waits for it. */
  async function start() {
    if (!container) {
      noteWay('unsupported');
      return;
    }
    worker ??= (await import(/* webpackChunkName: "worker" */ './worker')).makeWorker();
    // Right before the start, for another tab may be registering it at this moment.
    const passing = await passingBy(container, new URL(basePath, window.location.origin));
    if (passing) {
      if (passing.active?.state === 'activated') noteWay('bypassed');
      // One that is being installed takes this page along once it is ready. One that became ready while the page was on
      // its way, or that a hard reload has passed by, has to be asked.
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
    if (isControlled()) noteWay('worker');
    const registration = await container.getRegistration(basePath);
    if (!registration || watching) return;
    watching = true;
    watchForUpdate(container, registration, onUpdate);
  }

  function startQuietly() {
    start().catch((error: unknown) => {
      noteWay('failed');
      console.warn('The service worker does not start, so calls are answered in the page.', error);
    });
  }

  function heal() {
    ready = false;
    if (resting) return;
    resting = true;
    if (isControlled()) {
      worker?.stop();
      startQuietly();
    }
    setTimeout(() => {
      resting = false;
      if (!ready) heal();
    }, REST_MS);
  }

  return {
    isOpen: () => ready && isControlled(),
    open: () => {
      if (begun) return;
      begun = true;
      startQuietly();
    },
    heal,
  };
}
