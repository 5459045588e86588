import { matchRequestUrl } from 'msw';
import type { Call } from '../../src/domain/calls/call';
import { pathOf } from '../transport/callAddress';
import { server } from '../node';

/**
 * Resolves when the next response to a call, or the given number of responses, has arrived and been rendered.
 * @param cause triggers the call; the listener is added before it runs
 */
export function answered(call: Call, cause: () => void = () => undefined, times = 1): Promise<void> {
  return new Promise((resolve) => {
    let left = times;
    const hear = ({ request }: { request: Request }) => {
      if (request.method !== call.method || !matchRequestUrl(new URL(request.url), pathOf(call)).matches) return;
      left -= 1;
      if (left > 0) return;
      server.events.removeListener('response:mocked', hear);
      // The app reads the response by the next frame, and renders it by the one after that.
      requestAnimationFrame(() => { requestAnimationFrame(() => { resolve(); }); });
    };
    server.events.on('response:mocked', hear);
    cause();
  });
}
