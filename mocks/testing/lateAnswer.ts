/** Calls of the API that take as long as a test wants. */
import { getResponse } from 'msw';
import type { Call } from '../../src/domain/calls/call';
import { handlers as backend } from '../handlers';
import { server } from '../node';
import { type Behaviour, inTurn, working } from '../scenarios/behaviours';
import { on } from '../scenarios/scenario';

/** Has the next request of a call reach the backend when it is let go; those after it pass. @returns what lets it go */
export function lateRequest(call: Call): () => void {
  const going = signal();
  server.use(on(call, inTurn(async () => {
    await going.given;
    return undefined;
  }, working)));
  return going.give;
}

interface LateAnswer {
  /** Resolves once the call has been made; wait for it with `waitFor`, which lets the screen go on. */
  readonly asked: Promise<void>;
  readonly arrive: () => void;
}

/** Has the next answer to a call arrive when it is told to: as a rule the true one, with what was true when it was asked for. */
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

function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => { give = resolve; });
  return { given, give };
}
