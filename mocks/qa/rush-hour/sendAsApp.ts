/** How QA makes calls of its own. */
let network: typeof fetch = (...request) => fetch(...request);

/** Sets the app's way to the backend; without it calls go through the global `fetch`. */
export function setNetwork(fetch: typeof globalThis.fetch) {
  network = fetch;
}

/** Sends a request to the backend as the app does, through the service worker where there is one. */
export const sendAsApp: typeof fetch = (...request) => network(...request);
