import { isPermission } from '../../src/domain/calls/call';
import type { CallName } from '../../src/domain/contract';
import { contract } from '../../src/domain/contract';
import { installServer } from '../../mocks/node';
import { REQUESTS } from '../../mocks/testing/access';
import { CUSTOMER, requestOf, tokenOf } from '../../mocks/testing/client';

installServer();

const CALLS = Object.keys(contract) as CallName[];

test.each(CALLS.filter((name) => contract[name].access !== 'anyone'))('%s refuses callers without access before it parses the request', async (name) => {
  const ruined = (token?: string) => {
    const { url, method, headers } = requestOf(contract[name], { ...REQUESTS[name]('nobody'), ...(token === undefined ? {} : { token }) });
    return fetch(`${url}&page=none`, { method, headers, ...(method === 'GET' ? {} : { body: '{' }) });
  };
  expect((await ruined()).status).toBe(401);
  if (isPermission(contract[name].access)) expect((await ruined(await tokenOf(CUSTOMER))).status).toBe(403);
});

