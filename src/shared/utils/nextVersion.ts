/** How long a reload waits for the next version's files, in ms; after that it reloads the current version. */
const PATIENCE_MS = 5000;

/** Makes a service worker take over as soon as it is installed. Resolves when it is active or has failed. */
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

/** Activates the next service worker before a reload: the active one would serve the version in its cache. */
async function activateNextVersion(container: ServiceWorkerContainer) {
  const registration = await container.getRegistration();
  if (!registration?.active) return;
  if (!registration.waiting) await registration.update();
  const next = registration.waiting ?? registration.installing;
  if (next) await takeOver(next);
}

/**
 * Activates the waiting version of the app, or else the deployed one, and reloads this page into it. Other tabs are not
 * reloaded. Without a service worker this is a plain reload.
 */
export function reloadIntoNextVersion() {
  // Undefined on insecure pages, contrary to its type.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const patience = new Promise((resolve) => { setTimeout(resolve, PATIENCE_MS); });
  const ready = container ? activateNextVersion(container).catch(() => undefined) : undefined;
  void Promise.race([ready, patience]).then(() => { window.location.reload(); });
}
