import { type RequestHandler, getResponse } from 'msw';
import type { Call } from '../../src/domain/calls/call';
import { handlers as backend } from '../handlers';
import { inTurn, working } from '../scenarios/behaviours';
import { on } from '../scenarios/scenario';

interface LateAnswer {
  readonly handler: RequestHandler;
  /** Resolves once the call has been made; wait for it with `waitFor`, which lets the screen go on. */
  readonly asked: Promise<void>;
  readonly arrive: () => void;
}

/** Has the first answer to a call arrive when it is told to, with what was true when it was asked for. */
export function lateAnswer(call: Call): LateAnswer {
  const asking = signal();
  const arriving = signal();
  const handler = on(call, inTurn(async (request) => {
    const answer = await getResponse(backend, request.clone());
    asking.give();
    await arriving.given;
    return answer;
  }, working));
  return { handler, asked: asking.given, arrive: arriving.give };
}

function signal() {
  const target = new EventTarget();
  const given = new Promise<void>((resolve) => { target.addEventListener('given', () => { resolve(); }); });
  return { given, give: () => { target.dispatchEvent(new Event('given')); } };
}
