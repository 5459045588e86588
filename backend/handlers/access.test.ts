import type { CallName } from '../../src/domain/contract';
import { contract } from '../../src/domain/contract';
import { installServer } from '../../mocks/node';
import { CALLERS, type Caller, REQUESTS, expectedStatus, prepareRequests } from '../../mocks/testing/access';
import { ADMIN, CUSTOMER, OTHER_CUSTOMER, requestOf, send, tokenOf } from '../../mocks/testing/client';

installServer();

const CALLS = Object.keys(contract) as CallName[];

test.each(CALLS)('%s admits only callers with access', async (name) => {
  await prepareRequests(await tokenOf(ADMIN));
  const tokens: Record<Caller, string | undefined> = {
    nobody: undefined,
    customer: await tokenOf(CUSTOMER),
    'other customer': await tokenOf(OTHER_CUSTOMER),
    administrator: await tokenOf(ADMIN),
  };
  for (const caller of CALLERS) {
    const token = tokens[caller];
    const response = await send(contract[name], { ...REQUESTS[name](caller), ...(token === undefined ? {} : { token }) });
    expect({ caller, status: response.status }).toEqual({ caller, status: expectedStatus(name, caller) });
    expect(response.headers.get('x-answered-by')).toBe('shop');
    if (response.status === 401) expect(await response.json()).toMatchObject({ message: 'Please sign in first' });
    if (response.status === 403) {
      const message = "You don't have permission to access the admin panel";
      expect(await response.json()).toMatchObject({ code: 'forbidden', message });
    }
  }
});

test.each(CALLS.filter((name) => contract[name].access !== 'anyone'))('%s refuses callers without access before it parses the request', async (name) => {
  const ruined = (token?: string) => {
    const { url, method, headers } = requestOf(contract[name], { ...REQUESTS[name]('nobody'), ...(token === undefined ? {} : { token }) });
    return fetch(`${url}&page=none`, { method, headers, ...(method === 'GET' ? {} : { body: '{' }) });
  };
  expect((await ruined()).status).toBe(401);
  if (contract[name].access === 'administrator') expect((await ruined(await tokenOf(CUSTOMER))).status).toBe(403);
});

