import { matchRequestUrl } from 'msw';
import type { Call } from '../../src/domain/calls/call';
import { pathOf } from '../callAddress';
import { server } from '../node';

/** Resolves once the next answer to a call has come and what comes of it, if anything, is on the screen. */
export function answered(call: Call): Promise<void> {
  return new Promise((resolve) => {
    const hear = ({ request }: { request: Request }) => {
      if (request.method !== call.method || !matchRequestUrl(new URL(request.url), pathOf(call)).matches) return;
      server.events.removeListener('response:mocked', hear);
      // The app reads it by the next frame, and shows what comes of it by the one after that.
      requestAnimationFrame(() => { requestAnimationFrame(() => { resolve(); }); });
    };
    server.events.on('response:mocked', hear);
  });
}
