import { contract } from '../src/domain/contract';
import { answer, forgetAnswer, notImplemented, wasHandled } from './backend';
import { installServer } from './node';
import { activeScenarios, catalogue, enableScenario } from './scenarios/catalogue';
import { ADMIN, API, CUSTOMER, DELIVERY, ask, refusalOf, tokenOf } from './testing/client';

installServer();

const LINES = [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }];

function restock(token: string) {
  return new Request(`${API}/inventory/garden-salad`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'x-request-id': 'twice' },
    body: JSON.stringify({ restock: 10 }),
  });
}

test('a URL with a broken escape is refused over the network as well', async () => {
  const response = await fetch(`${API}/orders/%E0%A4%A`);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ status: 400, code: 'invalid', message: 'The address cannot be read' });
});

test('a request that is sent twice is handled once, and gets the same response twice', async () => {
  const token = await tokenOf(ADMIN);
  expect(wasHandled('twice')).toBe(false);
  const answers = [answer(restock(token)), answer(restock(token))];
  expect(wasHandled('twice')).toBe(true);
  const rows = await Promise.all(answers.map(async (each) => (await each)?.json() as Promise<unknown>));
  expect(rows).toEqual([rows[0], rows[0]]);
  expect(rows[0]).toMatchObject({ stock: 30 });

  forgetAnswer('twice');
  expect(await (await answer(restock(token)))?.json()).toMatchObject({ stock: 40 });
});

test('only the latest request ids are remembered', async () => {
  for (let n = 0; n < 201; n += 1) void answer(new Request(`${API}/nothing`, { headers: { 'x-request-id': `many-${n}` } }));
  expect([wasHandled('many-0'), wasHandled('many-1'), wasHandled('many-200')]).toEqual([false, true, true]);
  await answer(new Request(`${API}/banners`));
});

test('a call that is not in the contract gets 501', async () => {
  const unknown = new Request(`${API}/nothing/of/that/kind`);
  expect(await answer(unknown)).toBeNull();
  const response = notImplemented(unknown);
  expect([response.status, response.headers.get('x-answered-by')]).toEqual([501, 'shop']);
  expect(await response.json()).toEqual({ status: 501, code: 'not_implemented', message: 'GET /api/nothing/of/that/kind is not answered here' });
});

test('the API answers under any base path', async () => {
  expect((await answer(new Request('http://localhost/shop/api/menu')))?.status).toBe(200);
});

test('the scenario that was switched on last answers before the others and the backend', async () => {
  const order = { token: await tokenOf(CUSTOMER), body: { ...DELIVERY, lines: LINES } };
  enableScenario('checkout-fails');
  expect(await refusalOf(contract.placeOrder, order)).toMatchObject({ status: 500, code: 'server_error' });
  enableScenario('out-of-stock');
  expect((await refusalOf(contract.placeOrder, order)).changes).toMatchObject([{ kind: 'stock', wanted: 1, available: 0 }]);
  expect(activeScenarios()).toEqual(['checkout-fails', 'out-of-stock']);
  expect((await ask(contract.getFood, { params: { id: 'garden-salad' } })).stock).toBe(20);
});

test('every scenario has handlers, and the error for an unknown name lists them', () => {
  for (const { handlers, begin } of catalogue) expect(begin !== undefined || (handlers?.().length ?? 0) > 0).toBe(true);
  expect(() => { enableScenario('nonsense'); }).toThrow(/no scenario nonsense.*checkout-fails/);
});
