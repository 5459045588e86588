import type { Call } from '../../src/domain/calls/call';
import { contract } from '../../src/domain/contract';
import type { Food } from '../../src/domain/food/food';
import { type Order, shortOrderId } from '../../src/domain/order/order';
import { matchesSearch, wordsOf } from '../../src/domain/search/search';
import { installServer } from '../../mocks/node';
import { ADMIN, ask, tokenOf } from '../../mocks/testing/client';
import { openDatabase } from '../../mocks/indexeddb/connection/openDatabase';

/** Compares long lists with a reference: all rows, filtered, sorted and sliced in memory. */
installServer();

/** Enough records for an index to be read in part. The nightly run has more, and compares all their pages and searches. */
const isNightly = process.env.NIGHTLY === '1';
const COUNTS = isNightly ? { foods: 260, orders: 500 } : { foods: 160, orders: 120 };

async function generate(token: string, kinds: (keyof typeof COUNTS)[]) {
  for (const kind of kinds) {
    expect(await ask(contract.fillDemo, { token, body: { kind, seed: 11, from: 0, count: COUNTS[kind] } })).toMatchObject({ stored: COUNTS[kind] });
  }
}

const key = (text: string) => wordsOf(text).join(' ');

interface Reference<Row> {
  rows: Row[];
  searched: (row: Row) => string[];
  sorts: Record<string, (row: Row) => (string | number)[]>;
  filters: { query: Record<string, string>; keeps: (row: Row) => boolean }[];
  searches: string[];
  sizes: number[];
}

function compare(a: (string | number)[], b: (string | number)[]): number {
  for (const [at, part] of a.entries()) {
    const other = b[at];
    if (other !== undefined && part !== other) return part < other ? -1 : 1;
  }
  return 0;
}

/**
 * Requests pages of every sort, direction, filter and search, the last one among them, and compares ids and totals.
 * @returns the number of pages compared
 */
async function checkList<Row extends { id: string }>(call: Call, token: string, reference: Reference<Row>) {
  let compared = 0;
  for (const [at, { query: filter, keeps }] of reference.filters.entries()) {
    // Otherwise each search once, and the last filter with both.
    const few = at === reference.filters.length - 1 ? reference.searches.slice(0, 2) : reference.searches.slice(at, at + 1);
    for (const search of isNightly ? reference.searches : few) {
      const found = reference.rows.filter((row) => keeps(row) && matchesSearch(search, reference.searched(row)));
      for (const [sort, keyOf] of Object.entries(reference.sorts)) {
        for (const order of ['asc', 'desc']) {
          // Sorting is stable, and rows come in insertion order.
          const sorted = [...found].sort((a, b) => compare(keyOf(a), keyOf(b)));
          if (order === 'desc') sorted.reverse();
          for (const size of reference.sizes) {
            const last = Math.max(1, Math.ceil(sorted.length / size));
            for (const page of new Set(isNightly ? [1, 2, Math.ceil(last / 2), last, last + 1] : [2, last])) {
              const query = { ...filter, search, sort, order, page, size };
              const answer = (await ask(call, { token, query })) as unknown as { items: Row[]; total: number };
              const expected = sorted.slice((page - 1) * size, page * size).map((row) => row.id);
              expect({ query, total: answer.total, ids: answer.items.map((row) => row.id) }).toEqual({ query, total: found.length, ids: expected });
              compared += 1;
            }
          }
        }
      }
    }
  }
  return compared;
}

test('orders', async () => {
  const token = await tokenOf(ADMIN);
  await generate(token, ['orders']);
  const { db } = await openDatabase();
  const ids = await db.orders.toCollection().primaryKeys();
  expect(ids).toHaveLength(COUNTS.orders + 7);
  const rows = (await ask(contract.getOrders, { token, query: { size: 1000 } })).items;
  const inOrderOfArrival = (await db.orders.toArray()).map(({ id }) => rows.find((row) => row.id === id)!);
  const someId = rows[30]!.id;
  const reference: Reference<Order> = {
    rows: inOrderOfArrival,
    searched: (order) => [shortOrderId(order.id), order.customerName, order.contactPhone, order.deliveryAddress, ...order.items.map((item) => item.foodName)],
    sorts: {
      date: ({ date }) => [date],
      placed: ({ date }) => [date],
      total: ({ total }) => [total],
      customerName: ({ customerName }) => [key(customerName)],
      status: ({ status, date }) => [status, date],
      id: ({ id }) => [id],
    },
    filters: ['', 'pending', 'unknown'].map((status) => ({
      query: { status },
      keeps: (order) => status === '' || order.status === status,
    })),
    searches: ['', 'Zoë', 'pizza riverside', '555-0100187', someId.slice(0, 8), 'nothing like it'],
    sizes: [10],
  };
  expect(await checkList(contract.getOrders, token, reference)).toBeGreaterThan(isNightly ? 200 : 50);
  expect((await ask(contract.getOrders, { token, query: { search: ` ${someId.toUpperCase()} ` } })).items.map(({ id }) => id)).toEqual([someId]);
});

test('foods and inventory', async () => {
  const token = await tokenOf(ADMIN);
  await generate(token, ['foods']);
  await ask(contract.removeFood, { token, params: { id: 'garden-salad' } });
  await ask(contract.changeInventory, { token, params: { id: 'citrus-cooler' }, body: { threshold: 24 } });
  const { foods: rows } = await ask(contract.getMenu);
  const all = { query: {}, keeps: () => true };
  const reference: Reference<Food> = {
    rows,
    searched: ({ name, description }) => [name, description],
    sorts: {
      name: ({ name }) => [key(name)],
      price: ({ price }) => [price],
      stock: ({ stock }) => [stock],
      category: ({ category, name }) => [category.toLowerCase(), key(name)],
    },
    filters: [all, { query: { category: 'Pizza' }, keeps: ({ category }) => category === 'Pizza' }],
    searches: ['', 'with', 'smoky basil', 'ragu', 'garden'],
    sizes: [20],
  };
  expect(await checkList(contract.getFoods, token, reference)).toBeGreaterThan(isNightly ? 100 : 20);

  const threshold = ({ id }: Food) => (id === 'citrus-cooler' ? 24 : 10);
  const inventory: Reference<Food> = {
    ...reference,
    searched: ({ name, category }) => [name, category],
    sorts: { ...reference.sorts, threshold: (food) => [threshold(food)] },
    filters: [all, { query: { status: 'low' }, keeps: (food) => food.stock <= threshold(food) }],
    searches: ['', 'pizza', 'smoky desserts'],
  };
  expect(await checkList(contract.getInventory, token, inventory)).toBeGreaterThan(isNightly ? 100 : 20);
});
