/**
 * Opens what each version of the app has stored: shop, cart, checkout draft and session. A fixture is a capsule of that
 * version. `WRITE_FIXTURE=1` writes that of a new version: the one before, opened and exported again.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { openDatabase } from '../../mocks/indexeddb/connection/openDatabase';
import { installServer } from '../../mocks/node';
import { makeCapsule, openCapsule, whyRefused } from '../../mocks/qa/bug-report/capsule';
import type { Content } from '../../mocks/qa/bug-report/capsule';
import { ADMIN, CUSTOMER, ask, tokenOf } from '../../mocks/testing/client';
import { storeRows } from '../../mocks/testing/olderVersion';
import { contract } from '../domain/contract';
import { isEqual } from '../domain/isEqual';
import { renderApp } from '../testing/renderApp';
import { lineOf, storedCart } from '../testing/storeCart';
import { migrateStorage } from './migrateStorage';

installServer();

const FOLDER = 'src/testing/fixtures/stored';
const FIXTURES = readdirSync(FOLDER)
  .map((name) => {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
    return { version: Number(/\d+/.exec(name)?.[0]), text, content: (JSON.parse(text) as { content: Content }).content };
  })
  .sort((a, b) => a.version - b.version);

test('every version of the database has a fixture', async () => {
  const { db } = await openDatabase();
  const latest = FIXTURES.findLast(({ version }) => version < db.verno);
  if (process.env.WRITE_FIXTURE !== undefined && latest) {
    await openCapsule(new Blob([latest.text]));
    migrateStorage();
    writeFileSync(`${FOLDER}/version-${db.verno}.json`, await (await makeCapsule()).text());
    return;
  }
  expect(FIXTURES.map(({ version }) => version)).toEqual(Array.from({ length: db.verno }, (_, at) => at + 1));
});

type Fixture = (typeof FIXTURES)[number];

const start = {
  'is in the browser': async ({ version, content }: Fixture) => {
    await storeRows(version, (await openDatabase()).db, content.database);
    for (const [key, value] of Object.entries(content.storage)) localStorage.setItem(key, value);
  },
  'is imported as a capsule': ({ text }: Fixture) => openCapsule(new Blob([text])),
};

describe.each(['is in the browser', 'is imported as a capsule'] as const)('what an earlier version has stored, which %s', (how) => {
  // Both ways run the same migrations, so only some capsules are imported daily.
  const some = FIXTURES.filter((_, at) => how === 'is in the browser' || process.env.NIGHTLY === '1' || at % 4 === 0);
  test.each(some)('is a complete shop: version $version', async (fixture) => {
    const { version, content } = fixture;
    const stored = (name: string) => content.database[name]!;
    expect(content.databaseVersion).toBe(version);
    const warned = jest.spyOn(console, 'warn');
    await start[how](fixture);

    const token = await tokenOf(ADMIN);
    const query = { size: 100 };
    const { foods, categories } = await ask(contract.getMenu);
    expect(new Set(foods.map(({ id }) => id))).toEqual(new Set(stored('foods').filter(({ on, onMenu = on }) => onMenu === 1).map(({ id }) => id)));
    expect(categories).toHaveLength(stored('categories').length);
    expect(await ask(contract.getBanners)).toHaveLength(stored('banners').length);
    expect((await ask(contract.getInventory, { token, query })).items).toHaveLength(foods.length);
    expect((await ask(contract.getUsers, { token, query })).items).toHaveLength(stored('users').length);
    expect((await ask(contract.getHistory, { token, query })).items).toHaveLength(stored('history').length);
    const { items: orders } = await ask(contract.getOrders, { token, query });
    expect(orders).toHaveLength(stored('orders').length);
    for (const order of orders) expect(order.taxRate).toBe(order.tax === 0 ? 0 : 0.08);
    expect((await ask(contract.getOrders, { token, query: { search: 'maya pizza' } })).total).toBe(2);
    // The rows match the schemas of the current version.
    expect(await whyRefused(await makeCapsule())).toBeNull();
    expect(warned).not.toHaveBeenCalled();
  });

  // The first version of each format.
  const formats = FIXTURES.filter(({ content }, at) => FIXTURES.findIndex((other) => isEqual(other.content.storage, content.storage)) === at);
  test.each(how === 'is in the browser' ? formats : formats.slice(0, 1))('is shown as cart, draft and session: version $version', async (fixture) => {
    await start[how](fixture);
    const { user, flush } = renderApp('/user/cart');
    expect(within(await screen.findByRole('group', { name: 'Quantity of Margherita Pizza' })).getByText('2')).toBeVisible();
    expect(await screen.findByLabelText('Delivery address')).toHaveValue('12 Mill Lane');
    expect(screen.getByLabelText(/^Special instructions/)).toHaveValue('Leave it at the gate.');
    expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
    await flush();
    expect(storedCart()).toEqual([lineOf('margherita-pizza', 2), lineOf('citrus-cooler', 1)]);
    expect(JSON.parse(localStorage.getItem('userCartAccounts')!)).toEqual({
      owner: CUSTOMER.email,
      aside: { 'daniel.okafor@fooddelivery.example': [lineOf('garden-salad', 4)] },
    });
    await user.click(screen.getByRole('button', { name: 'Complete Order' }));
    await waitFor(() => { expect(screen.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible(); });
  });
});
