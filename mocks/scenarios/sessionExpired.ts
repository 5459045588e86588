import { HttpResponse, http } from 'msw';
import { scenario } from './scenario';

const refusal = { status: 401, code: 'unauthenticated', message: 'Please sign in first' };

export const sessionExpired = scenario({
  name: 'session-expired',
  title: 'Every session has ended',
  area: 'Session',
  handlers: () => [
    http.all('*/api/*', ({ request }) =>
      request.headers.has('authorization') ? HttpResponse.json(refusal, { status: 401 }) : undefined,
    ),
  ],
});
