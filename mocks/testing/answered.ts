import { matchRequestUrl } from 'msw';
import type { Call } from '../../src/domain/calls/call';
import { pathOf } from '../callAddress';
import { server } from '../node';

/**
 * Resolves once the next answer to a call has come, or so many, and what comes of it, if anything, is on the screen.
 * @param cause has it come; heard from before that on
 */
export function answered(call: Call, cause: () => void = () => undefined, times = 1): Promise<void> {
  return new Promise((resolve) => {
    let left = times;
    const hear = ({ request }: { request: Request }) => {
      if (request.method !== call.method || !matchRequestUrl(new URL(request.url), pathOf(call)).matches) return;
      left -= 1;
      if (left > 0) return;
      server.events.removeListener('response:mocked', hear);
      // The app reads it by the next frame, and shows what comes of it by the one after that.
      requestAnimationFrame(() => { requestAnimationFrame(() => { resolve(); }); });
    };
    server.events.on('response:mocked', hear);
    cause();
  });
}
