/** Repeated requests: what one of them has made is made once. refusals.test.ts sends other requests under a used key to each call that takes one. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY } from '../src/domain/http/headers';
import type { CallName } from './answers';
import { type CallRequest, ask, refused, send } from './client';
import { successOf } from './description';
import { asAdmin, dish, newDish, test } from './shop';

/** Sends a request twenty times at once under one key. @returns the one answer that all of them must have */
async function twentyTimes(call: CallName, request: CallRequest): Promise<unknown> {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(call, request)));
  for (const { status, body } of answers) assert.deepEqual([status, body], [successOf(call), answers[0]?.body]);
  return answers[0]?.body;
}

const keyed = (request: CallRequest) => asAdmin({ ...request, headers: { [IDEMPOTENCY_KEY]: randomUUID() } });
const stockOf = async (id: string) => (await ask('GET /foods/{id}', { params: { id } })).stock;

test('a dish that is added 20 times under one key is one dish', async () => {
  const body = newDish();
  const request = await keyed({ body });
  const added = await twentyTimes('POST /foods', request);
  const query = { search: body.name };
  assert.deepEqual(await ask('GET /foods', await asAdmin({ query })), { items: [added], total: 1 });
  assert.equal((await ask('GET /history', await asAdmin({ query: { ...query, action: 'Food Added' } }))).total, 1);
  assert.notEqual((await ask('POST /foods', await keyed({ body }))).id, (added as { id: string }).id);
});

test('20 restocks under one key add once, and without one each adds', async () => {
  const { id, stock } = await dish();
  const restock = { params: { id }, body: { restock: 10 } };
  const request = await keyed(restock);
  await twentyTimes('PATCH /inventory/{id}', request);
  assert.equal(await stockOf(id), stock + 10);
  await Promise.all([1, 2, 3].map(async () => ask('PATCH /inventory/{id}', await asAdmin(restock))));
  assert.equal(await stockOf(id), stock + 40);
});

test('a refused request leaves its key free', async () => {
  const request = await keyed({ body: newDish({ price: 0 }) });
  await refused('POST /foods', request, 422, 'invalid');
  await ask('POST /foods', { ...request, body: newDish() });
});
