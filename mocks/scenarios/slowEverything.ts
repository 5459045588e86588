import { http } from 'msw';
import { scenario } from './scenario';

const SLOW_MS = 2000;

export const slowEverything = scenario({
  name: 'slow-everything',
  title: 'Every answer takes two seconds',
  area: 'Everything',
  // Nothing is returned, so the call goes on to whoever is asked next.
  handlers: () => [http.all('*/api/*', () => new Promise<undefined>((go) => setTimeout(go, SLOW_MS)))],
});
