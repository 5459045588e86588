/** The backend behind the interceptors, for scenarios that ask it themselves: the handlers in this page, or a real API. */
type Ask = (request: Request) => Promise<Response | undefined>;

let ask: Ask = () => Promise.resolve(undefined);

/** Sets the backend. */
export function setBackend(backend: Ask) {
  ask = backend;
}

/** The backend's own answer to a request. */
export const askBackend: Ask = (request) => ask(request);
