/** Runs the app against a server that knows only docs/openapi.json and generates its responses from the schemas. */
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { StrictMode } from 'react';
import { methodOf, pathOf } from '../../mocks/transport/callAddress';
import { installServer, server } from '../../mocks/node';
import { ADMIN } from '../../mocks/testing/client';
import { described, faultsIn, generatorOf, responseOf } from '../../mocks/testing/description';
import type { AnswerOf, Call } from '../domain/calls/call';
import { getEvents } from '../domain/calls/eventCalls';
import { type CallName, contract } from '../domain/contract';
import { EMAIL_KEY, TOKEN_KEY } from '../domain/storedKeys';
import { renderApp } from '../testing/renderApp';
// Loads the back office chunk before the timeout of the first test starts.
import '../pages/admin';
import '../pages/admin/HistoryPage';
import '../pages/admin/AdminOrdersPage';
import '../pages/admin/OverviewPage';
import '../pages/admin/StockPage';

installServer();

const SEED = 7;
const OF_THE_SESSION = { email: ADMIN.email, isAdmin: true, role: 'administrator' };

/** Generates a response to a call from the API description. */
function drawAnswer(name: CallName): { status: number; body: unknown } {
  const status = Number(Object.keys(described(name).responses).find((each) => each.startsWith('2')));
  const response = responseOf(name, status);
  if (!response) return { status, body: null };
  const drawn = generatorOf(response.schema, SEED, { minItems: 1, maxItems: 4, minLength: 3 })();
  const body = name === 'getSession' ? { ...(drawn as object), ...OF_THE_SESSION } : drawn;
  expect({ name, faults: faultsIn(response.schema, body) }).toEqual({ name, faults: null });
  return { status, body };
}

/** Generated once: generating and compiling the schemas takes seconds. */
const ANSWERS = new Map((Object.keys(contract) as CallName[]).map((name) => [name, drawAnswer(name)]));

const drawnBy = <Name extends CallName>(name: Name) => ANSWERS.get(name)!.body as AnswerOf<(typeof contract)[Name]>;

beforeEach(() => {
  // A stream that says nothing: the backend would refuse the session of this server.
  server.use(http.get(pathOf(getEvents), () => new HttpResponse('', { headers: { 'content-type': 'text/event-stream' } })));
  localStorage.setItem(EMAIL_KEY, ADMIN.email);
  localStorage.setItem(TOKEN_KEY, 'token');
  for (const [name, { status, body }] of ANSWERS) {
    const call: Call = contract[name];
    server.use(http[methodOf(call)](pathOf(call), () => (body === null ? new HttpResponse(null, { status }) : HttpResponse.json(body as object, { status }))));
  }
});

/** A decimal number that is neither an amount of money nor a tax rate, as in `Tax (8.5%)`. */
const FRACTION = /(?<![\w$,.@-])\d+\.\d+(?![\w.@]|%\))/;

type Screen = readonly [address: string, text: () => string | undefined];

const PAGES: readonly Screen[] = [
  ['/user', () => drawnBy('getMenu').foods[0]?.name],
  ['/dashboard', () => drawnBy('getOverview').pendingOrders.toLocaleString('en-US')],
  ['/dashboard/orders', () => drawnBy('getOrders').items[0]?.customerName],
  ['/dashboard/history', () => drawnBy('getHistory').items[0]?.details],
];
const NIGHTLY_PAGES: readonly Screen[] = [
  ['/dashboard/stock', () => drawnBy('getInventory').items[0]?.name],
  ['/user/orders', () => drawnBy('getMyOrders').items[0]?.deliveryAddress],
  ['/user/profile', () => drawnBy('getSession').name],
  ['/dashboard/users', () => drawnBy('getUsers').items[0]?.name],
  ['/dashboard/search', () => drawnBy('getFoods').items[0]?.name],
  ['/dashboard/categories', () => drawnBy('getCategories')[0]?.name],
];

test.each(process.env.NIGHTLY === '1' ? [...PAGES, ...NIGHTLY_PAGES] : PAGES)('%s shows the generated response, with valid dates and whole counts', async (address, text) => {
  const expected = text() ?? '?';
  // Renders everything twice and repeats effects, which finds impure ones.
  renderApp(address, { wrapper: StrictMode });
  expect((await screen.findAllByText((content) => content.includes(expected))).length).toBeGreaterThan(0);
  const shown = document.body.innerText || document.body.textContent;
  expect(shown).not.toMatch(/Invalid Date|NaN|undefined|could not read/);
  expect(shown).not.toMatch(FRACTION);
});
