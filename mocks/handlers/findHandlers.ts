import { contract } from '../../src/domain/contract';
import { priceTag } from '../../src/domain/food/food';
import { MOST_FOUND } from '../../src/domain/search/search';
import { formatPrice } from '../../src/domain/number/money';
import { shortOrderId } from '../../src/domain/order/order';
import { statusOf } from '../../src/domain/order/orderStatus';
import { searchOrders } from '../db/repositories/ordersRepository';
import { type Listing, pageRows } from '../db/repositories/pageRows';
import { parseValidRows } from '../db/repositories/parseValidRows';
import type { RowSet } from '../db/search/rowSet';
import { toFood, toOrder, toUser } from '../db/schema/rows';
import { searchRows } from '../db/search/searchIndex';
import { route } from './route';

function best<Row>(listing: Omit<Listing<Row>, 'total' | 'among'>, among: RowSet | null, order: 'asc' | 'desc'): Promise<Row[]> {
  // An empty search finds nothing: listing the whole shop would not help.
  if (!among) return Promise.resolve([]);
  return pageRows({ ...listing, among, total: among.size() }, { page: 1, size: MOST_FOUND, order });
}

export const findHandlers = {
  findAnything: route(contract.findAnything, { reads: ['orders', 'foods', 'users', 'postings'] }, async ({ db, query: { text } }) => {
    const orders = await best({ table: db.orders, index: 'date' }, await searchOrders(db, text), 'desc');
    const found = await searchRows(db, ['food.name', 'food.category'], text);
    const foods = await best({ table: db.foods, index: '[on+nameKey]', under: [1] }, found, 'asc');
    const users = await best({ table: db.users, index: 'nameKey' }, await searchRows(db, ['user'], text), 'asc');
    return {
      orders: parseValidRows(db.orders, orders, toOrder).map(({ id, customerName, total, status }) => ({
        id,
        label: `Order ${shortOrderId(id)}`,
        hint: [customerName, formatPrice(total), statusOf(status).label].filter((part) => part !== '').join(' · '),
      })),
      foods: parseValidRows(db.foods, foods, toFood).map(({ id, name, category, price }) => ({ id, label: name, hint: `${category} · ${priceTag(price)}` })),
      users: parseValidRows(db.users, users, (row) => toUser(row, 0)).map(({ id, name, email }) => ({ id, label: name, hint: email })),
    };
  }),
};
