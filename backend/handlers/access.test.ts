import { isPermission } from '../../src/domain/calls/call';
import type { CallName } from '../../src/domain/contract';
import { contract } from '../../src/domain/contract';
import { installServer } from '../../mocks/node';
import { REQUESTS } from '../../mocks/testing/access';
import { CUSTOMER, requestOf, tokenOf } from '../../mocks/testing/client';

installServer();

const CALLS = Object.keys(contract) as CallName[];

test('every call refuses callers without access before it parses the request', async () => {
  const customer = await tokenOf(CUSTOMER);
  for (const name of CALLS.filter((each) => contract[each].access !== 'anyone')) {
    const statusOf = async (token?: string) => {
      const { url, method, headers } = requestOf(contract[name], { ...REQUESTS[name]('nobody'), ...(token === undefined ? {} : { token }) });
      return (await fetch(`${url}&page=none`, { method, headers, ...(method === 'GET' ? {} : { body: '{' }) })).status;
    };
    expect({ name, status: await statusOf() }).toEqual({ name, status: 401 });
    if (isPermission(contract[name].access)) expect({ name, status: await statusOf(customer) }).toEqual({ name, status: 403 });
  }
});
