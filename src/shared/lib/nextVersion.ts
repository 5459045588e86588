/** How long a reload waits for the next version's files; after that it shows the present version once more. */
const PATIENCE_MS = 5000;

/** Has a service worker take over from the active one as soon as it is installed. Resolves when it has, or never will. */
function takeOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const proceed = () => {
      if (worker.state === 'installed') worker.postMessage('TAKE_OVER');
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', proceed);
    proceed();
  });
}

/** The active service worker serves the version it has cached, so the next one has to take over before a reload. */
async function activateNextVersion(container: ServiceWorkerContainer) {
  const registration = await container.getRegistration();
  if (!registration?.active) return;
  if (!registration.waiting) await registration.update();
  const next = registration.waiting ?? registration.installing;
  if (next) await takeOver(next);
}

/**
 * Activates the version of the app that waits, or else the deployed one, and reloads this page into it. Other tabs stay
 * as they are. Without a service worker this is a plain reload.
 */
export function reloadIntoNextVersion() {
  // Absent on insecure pages, contrary to its type.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const patience = new Promise((resolve) => { setTimeout(resolve, PATIENCE_MS); });
  const ready = container ? activateNextVersion(container).catch(() => undefined) : undefined;
  void Promise.race([ready, patience]).then(() => { window.location.reload(); });
}
