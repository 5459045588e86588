/** Delays calls of the API under the control of a test. */
import { getResponse } from 'msw';
import type { Call } from '../../src/domain/calls/call';
import { handlers as backend } from '../handlers';
import { server } from '../node';
import { type Behaviour, inTurn, on, working } from '../scenarios/scenario';

/** Holds the next request of a call until it is released; later requests pass. @returns releases it */
export function lateRequest(call: Call): () => void {
  const going = signal();
  server.use(on(call, inTurn(async () => {
    await going.given;
    return undefined;
  }, working)));
  return going.give;
}

interface LateAnswer {
  /** Resolves once the call has been made. Wait for it with `waitFor`, so that the screen can continue. */
  readonly asked: Promise<void>;
  readonly arrive: () => void;
}

/**
 * Holds the next response to a call until `arrive` is called. By default it is the backend's response, with the data at
 * the time of the request.
 */
export function lateAnswer(call: Call, behave: Behaviour = (request) => getResponse(backend, request)): LateAnswer {
  const asking = signal();
  const arriving = signal();
  server.use(on(call, inTurn(async (request) => {
    const answer = await behave(request.clone());
    asking.give();
    await arriving.given;
    return answer;
  }, working)));
  return { asked: asking.given, arrive: arriving.give };
}

/** A promise for a test to wait for, and what resolves it. */
export function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => { give = resolve; });
  return { given, give };
}
