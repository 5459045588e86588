import { createHash, pbkdf2Sync } from 'node:crypto';
import { contract } from '../../../src/domain/contract';
import { installServer } from '../../node';
import { ADMIN, DELIVERY, ask, refusalOf, tokenOf } from '../../testing/client';
import { storeAsVersion } from '../../testing/olderVersion';
import { openDatabase } from '../connection/openDatabase';

installServer();

const COMPOSED = 'jos\u00e9@example.com';
const DECOMPOSED = 'jose\u0301@example.com';

/** A credential of an earlier version: the hash of the password without normalisation. */
function credentialOf(userId: string, password: string) {
  const salt = createHash('md5').update(userId).digest('hex');
  return { userId, salt, iterations: 10, hash: pbkdf2Sync(password, salt, 10, 32, 'sha256').toString('hex') };
}

const account = (id: string, email: string, nameKey: string) => ({
  id, email, name: nameKey, nameKey, phone: '', address: '', addressKey: '', photoUrl: '', role: 'customer', anyPassword: false,
});

test('timestamps of an earlier version are read in this time zone, and those of the repeated hour in the order of writing', async () => {
  const entry = (id: string, timestamp: string) => ({ id, timestamp, action: 'Stock Updated', details: '', user: 'Alex Morgan', changes: [] });
  await storeAsVersion(2, (await openDatabase()).db, (rows) => {
    rows.history = [
      entry('before', '2026-11-01T00:59:00.000'),
      entry('summer', '2026-11-01T01:50:00.000'),
      entry('winter', '2026-11-01T01:10:00.000'),
      entry('later', '2026-11-01T01:40:00.000'),
      entry('after', '2026-11-01T02:00:00.000'),
    ];
  });
  const { items } = await ask(contract.getHistory, { token: await tokenOf(ADMIN), query: { order: 'asc' } });
  expect(items.map(({ id, timestamp }) => [id, timestamp])).toEqual([
    ['before', '2026-11-01T04:59:00.000Z'],
    ['summer', '2026-11-01T05:50:00.000Z'],
    ['winter', '2026-11-01T06:10:00.000Z'],
    ['later', '2026-11-01T06:40:00.000Z'],
    ['after', '2026-11-01T07:00:00.000Z'],
  ]);
});

test('two spellings of one e-mail stay two accounts, each with its own password in either spelling, and no third is created', async () => {
  await storeAsVersion(2, (await openDatabase()).db, ({ users = [], credentials = [] }) => {
    users.push(account('first', DECOMPOSED, 'one'), account('second', COMPOSED, 'two'));
    credentials.push(credentialOf('first', 'cafe\u0301 au lait'), credentialOf('second', 'caf\u00e9 noir'));
  });
  const signIn = async (email: string, password: string) => (await ask(contract.signIn, { body: { email, password } })).user;
  for (const email of [COMPOSED, DECOMPOSED]) {
    expect(await signIn(email, 'cafe\u0301 au lait')).toMatchObject({ id: 'first', email: COMPOSED });
    expect(await signIn(email, 'caf\u00e9 noir')).toMatchObject({ id: 'second', email: COMPOSED });
    expect((await refusalOf(contract.signIn, { body: { email, password: 'tea' } })).status).toBe(401);
    const body = { name: 'Three', email, password: 'long enough', phone: '', address: '' };
    expect((await refusalOf(contract.register, { body })).status).toBe(409);
  }
});

test('names that have become one category are merged under the oldest, with their dishes and sales', async () => {
  const { db } = await openDatabase();
  const token = await tokenOf(ADMIN);
  const dish = { description: 'Cold', price: 2, stock: 20, image: 'pictures/cola.webp' };
  const ayran = await ask(contract.addFood, { token, body: { ...dish, name: 'Ayran', category: 'İçecek' } });
  const { id } = await ask(contract.addFood, { token, body: { ...dish, name: 'Cola', category: 'Drinks' } });
  const sell = (quantity: number, foodId: string) => ask(contract.placeOrder, { token, body: { ...DELIVERY, lines: [{ foodId, quantity, price: 2 }] } });
  await sell(2, id);
  await sell(3, ayran.id);
  const other = 'içecek';
  await storeAsVersion(2, db, ({ categories = [], foods = [], orders = [] }) => {
    for (const row of categories) if (row.name === 'Drinks') Object.assign(row, { name: other, key: other });
    for (const row of categories) if (row.name === 'İçecek') row.key = 'i\u0307çecek';
    for (const row of foods) if (row.category === 'Drinks') Object.assign(row, { category: other, categoryKey: other });
    for (const row of foods) if (row.category === 'İçecek') row.categoryKey = 'i\u0307çecek';
    for (const row of orders) if ('Drinks' in (row.sold as object)) row.sold = { [other]: 2 };
  });
  const categories = await ask(contract.getCategories, { token });
  expect(categories.filter(({ name }) => name.endsWith('ecek'))).toEqual([{ name: 'İçecek', productCount: 2 }]);
  const { foodCategories } = await ask(contract.getCharts, { token });
  expect(foodCategories.filter(({ category }) => category.endsWith('ecek')).map(({ share }) => share)).toEqual([5]);
  const { items } = await ask(contract.getFoods, { token });
  expect(items.filter(({ name }) => ['Ayran', 'Cola'].includes(name)).map(({ category }) => category)).toEqual(['İçecek', 'İçecek']);
});

test('a damaged row does not keep the shop from opening', async () => {
  await storeAsVersion(2, (await openDatabase()).db, ({ history = [], foods = [], users = [] }) => {
    delete history[0]!.timestamp;
    foods[0]!.category = 5;
    users[1]!.email = null;
  });
  const { storage, db } = await openDatabase();
  expect([storage, await db.history.count(), await db.foods.count()]).toEqual(['stored', 5, 8]);
});
