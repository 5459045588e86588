import { contract } from '../../src/domain/contract';
import { priceTag } from '../../src/domain/food/food';
import { MOST_FOUND } from '../../src/domain/search/search';
import { formatPrice } from '../../src/domain/number/money';
import { shortOrderId } from '../../src/domain/order/order';
import { statusOf } from '../../src/domain/order/orderStatus';
import { searchOrders } from '../repositories/ordersRepository';
import { type Listing, readPage } from '../repositories/readPage';
import { toFood, toOrder, toUser } from '../rows/rows';
import { searchRows } from '../repositories/search';
import { route } from './route';

/** The first rows of a list that a search has found. */
async function best<Row extends { id: string }, Item>(listing: Listing<Row>, order: 'asc' | 'desc', read: (row: Row) => Item): Promise<Item[]> {
  // An empty search finds nothing: listing the whole shop would not help.
  return (await readPage({ ...listing, among: listing.among ?? new Set() }, { page: 1, size: MOST_FOUND, order }, read)).items;
}

export const findHandlers = {
  findAnything: route(contract.findAnything, { reads: ['orders', 'foods', 'users'] }, async ({ db, query: { text } }) => {
    const orders = await best({ table: db.orders, index: 'date', among: await searchOrders(db, text) }, 'desc', toOrder);
    const among = await searchRows(db.foods, ['nameWords', 'categoryWords'], text);
    const foods = await best({ table: db.foods, index: '[onMenu+nameKey]', under: [1], among }, 'asc', toFood);
    const users = await best({ table: db.users, index: 'nameKey', among: await searchRows(db.users, ['words'], text) }, 'asc', (row) => toUser(row, 0));
    return {
      orders: orders.map(({ id, customerName, total, status }) => ({
        id,
        label: `Order ${shortOrderId(id)}`,
        hint: [customerName, formatPrice(total), statusOf(status).label].filter((part) => part !== '').join(' · '),
      })),
      foods: foods.map(({ id, name, category, price }) => ({ id, label: name, hint: `${category} · ${priceTag(price)}` })),
      users: users.map(({ id, name, email }) => ({ id, label: name, hint: email })),
    };
  }),
};
