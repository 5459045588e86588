import { HttpResponse, http } from 'msw';
import { scenario } from './scenario';

export const offline = scenario({
  name: 'offline',
  title: 'The network is gone',
  area: 'Everything',
  handlers: () => [http.all('*/api/*', () => HttpResponse.error())],
});
