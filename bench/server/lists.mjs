/** The lists of administrators in a shop of 1,000,000 orders, against one of 1,000. */
import { median } from '../harness.mjs';
import { runSql } from './load.mjs';

const FEW = 1000;
const MANY = 1_000_000;
/** Orders that the generator makes; the others are copies of them. */
const GENERATED = 20_000;
const BATCH = 2000;
/** The same in both shops. */
const OTHERS = { foods: 1000, users: 5000 };
const SIZE = 10;
const RUNS = 7;
const GOAL = 3;

/** One entry of the history for each order, as placing it leaves it. */
const ENTRIES = `
  insert into history (id, action, details, "user", timestamp, changes, words)
  select id, 'Order Placed', 'Order ' || left(id, 8) || ' over $' || (total_cents / 100.0)::numeric(12, 2), customer_name, date, '[]',
    array['order', 'placed', left(id, 8), 'over', (total_cents / 100)::text, lpad((total_cents % 100)::text, 2, '0')] || string_to_array(customer_key, ' ')
  from orders where id not in (select id from history)`;

/** Copies of every order, with ids, short ids and dates of their own. @param {number} copies of each */
const copy = (copies) => `
  insert into orders (id, user_id, date, due, status, customer_name, items, subtotal_cents, tax_rate, tax_cents, delivery_fee_cents, total_cents,
    delivery_address, contact_phone, special_instructions, payment_method, status_changes, customer_key, sold_pieces, words)
  select new.id, user_id, date - copy * interval '7 minutes', due - copy * interval '7 minutes', status, customer_name, items, subtotal_cents, tax_rate, tax_cents, delivery_fee_cents, total_cents,
    delivery_address, contact_phone, special_instructions, payment_method, status_changes, customer_key, sold_pieces, array[left(new.id, 8)] || words[2:]
  from orders, generate_series(1, ${copies}) as copy, lateral (select md5(orders.id || copy)::uuid::text as id) as new`;

/** @typedef {import('./load.mjs').Ask} Ask */

/** Generates the records of a kind with these numbers. @param {Ask} ask @param {'foods' | 'users' | 'orders'} kind @param {number} from @param {number} to */
async function generate(ask, kind, from, to) {
  for (let at = from; at < to; at += BATCH) {
    await ask('POST', '/demo/batches', { kind, seed: 1, from: at, count: Math.min(BATCH, to - at), ...OTHERS });
  }
}

/** The lists, by what the table calls them. @param {string} shortId of an order */
function listsOf(shortId) {
  const lists = new Map();
  for (const status of ['', 'pending', 'completed']) {
    for (const sort of ['date', 'total', 'customerName', 'status', 'id']) {
      lists.set(`orders${status && `, ${status}`}, by ${sort}`, `/orders?status=${status}&sort=${sort}`);
    }
  }
  lists.set('orders, search for one', `/orders?search=${shortId}`);
  lists.set('orders, search for 1 in 10,000', '/orders?search=saffron+curry+hiro');
  lists.set('orders, search for many', '/orders?search=pizza');
  for (const sort of ['name', 'email', 'address', 'role']) lists.set(`users, by ${sort}`, `/users?sort=${sort}`);
  lists.set('users, search', '/users?search=amara');
  lists.set('history', '/history?');
  lists.set('history, by action', '/history?action=Order+Placed');
  lists.set('history, by user', '/history?user=Amara+Abe');
  lists.set('history, search for one', `/history?search=${shortId}`);
  lists.set('history, search for many', '/history?search=amara');
  for (const sort of ['name', 'price', 'stock', 'category']) lists.set(`foods, by ${sort}`, `/foods?sort=${sort}`);
  lists.set('foods, search', '/foods?search=pizza');
  return lists;
}

/** How long the first and the last page of each list take, in ms: medians of some runs. @param {Ask} ask @param {Map<string, string>} lists */
async function timesOf(ask, lists) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const [list, path] of lists) {
    let page = 1;
    for (const which of ['first', 'last']) {
      const address = `${path}&size=${SIZE}&page=${page}`;
      const { total } = await ask('GET', address);
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) {
        const started = performance.now();
        await ask('GET', address);
        runs.push(performance.now() - started);
      }
      times.set(`${list}: ${which} page`, median(runs));
      page = Math.max(1, Math.ceil(total / SIZE));
    }
  }
  return times;
}

/** @param {import('../server.mjs').Shop} shop @returns {Promise<import('../server.mjs').Line[]>} */
export default async function measureLists({ ask, url }) {
  // The other measures may have left orders.
  await runSql(url, 'delete from history', 'delete from orders');
  await generate(ask, 'foods', 0, OTHERS.foods);
  await generate(ask, 'users', 0, OTHERS.users);
  await generate(ask, 'orders', 0, FEW);
  await runSql(url, 'delete from history', ENTRIES, 'vacuum analyze');
  const { items: [order] } = await ask('GET', '/orders?size=1');
  const lists = listsOf(order.id.slice(0, 8));
  const few = await timesOf(ask, lists);

  await generate(ask, 'orders', FEW, GENERATED);
  await runSql(url, copy(MANY / GENERATED - 1), 'delete from history', ENTRIES, 'vacuum analyze');
  const many = await timesOf(ask, lists);

  const rows = [...many].map(([page, ms]) => {
    const before = few.get(page) ?? Number.NaN;
    return { page, '1,000 orders, ms': before.toFixed(1), '1,000,000 orders, ms': ms.toFixed(1), ratio: Number((ms / before).toFixed(2)) };
  });
  console.table(rows);
  const missed = rows.filter(({ ratio }) => ratio > GOAL).map(({ page }) => page);
  return [{
    what: `first and last pages of ${lists.size} lists at 1,000,000 orders, against 1,000`,
    result: missed.length === 0 ? 'all met' : `missed: ${missed.join('; ')}`,
    goal: `at most ${GOAL} times`,
    met: missed.length === 0,
  }];
}
