import { contract } from '../../src/domain/contract';
import { COMPLETED, PENDING } from '../../src/domain/order';
import { installServer } from '../node';
import { ADMIN, ask, tokenOf } from '../testing/client';
import { ordersVersion } from './counters';
import { keyOrder } from './keyOrder';
import { openShop } from './shop';

/** Pages that are cut from a remembered order are those that the index gives. */
installServer();

/** Far enough down among what is often found that the index is walked a long way. */
const MIDDLE = { search: 's', page: 44, size: 10 };

async function remembered(index: string, under?: readonly string[]) {
  const { db } = await openShop();
  const version = await ordersVersion(db);
  for (let wait = 0; wait < 100; wait += 1) {
    const keys = keyOrder({ table: db.orders, index, version, ...(under && { under }) });
    if (keys) return keys;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The order of ${index} is not known`);
}

test('a middle page is the same before and after the order is known, and follows every change', async () => {
  const token = await tokenOf(ADMIN);
  await ask(contract.fillDemo, { token, body: { kind: 'orders', seed: 3, from: 0, count: 1100 } });
  const { db } = await openShop();
  const idsOf = async (query: Record<string, string | number>) =>
    (await ask(contract.getOrders, { token, query })).items.map(({ id }) => id);

  for (const sort of ['total', 'customerName']) {
    for (const order of ['asc', 'desc']) {
      const walked = await idsOf({ ...MIDDLE, sort, order });
      expect(walked).toHaveLength(10);
      const keys = await remembered(sort === 'total' ? 'cents' : 'customerKey');
      expect(keys).toHaveLength(await db.orders.count());
      expect(await idsOf({ ...MIDDLE, sort, order })).toEqual(walked);
      expect(await idsOf({ ...MIDDLE, sort, order, page: 45 })).not.toEqual(walked);
    }
  }

  const completed = { ...MIDDLE, page: 28, status: COMPLETED, sort: 'total' };
  const [first = '', ...others] = await idsOf(completed);
  expect(others).toHaveLength(9);
  await ask(contract.setOrderStatus, { token, params: { id: first }, body: { status: PENDING } });
  expect(keyOrder({ table: db.orders, index: 'cents', version: await ordersVersion(db) })).toBeNull();
  const after = await idsOf(completed);
  expect(after.slice(0, 9)).toEqual(others);
}, 120_000);
