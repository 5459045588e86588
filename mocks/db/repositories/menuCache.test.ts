/** The menu cache of searches is never older than the menu. */
import { contract } from '../../../src/domain/contract';
import { installServer } from '../../node';
import { ADMIN, ask, tokenOf } from '../../testing/client';
import { ShopDatabase } from '../schema/database';

installServer();

const search = async (text: string) => (await ask(contract.searchMenu, { query: { text } })).map(({ name, price, stock }) => ({ name, price, stock }));
const SALAD = { name: 'Garden Salad', price: 8.99, stock: 20 };

test('a search shows changes made after the search before it', async () => {
  expect(await search('garden salad')).toEqual([SALAD]);
  const token = await tokenOf(ADMIN);
  const food = await ask(contract.getFood, { params: { id: 'garden-salad' } });
  await ask(contract.updateFood, { token, params: { id: 'garden-salad' }, body: { ...food, price: 9.49 } });
  expect(await search('garden salad')).toEqual([{ ...SALAD, price: 9.49 }]);
  await ask(contract.changeInventory, { token, params: { id: 'garden-salad' }, body: { stock: 3 } });
  expect(await search('gardn salda')).toEqual([{ ...SALAD, price: 9.49, stock: 3 }]);
  await ask(contract.removeFood, { token, params: { id: 'garden-salad' } });
  expect(await search('garden salad')).toEqual([]);
});

test('a change made by another tab counts as well', async () => {
  expect(await search('garden salad')).toEqual([SALAD]);
  const other = new ShopDatabase();
  await other.open();
  await other.foods.where('id').equals('garden-salad').modify({ stock: 1 });
  other.close();
  expect(await search('garden salad')).toEqual([{ ...SALAD, stock: 1 }]);
});
