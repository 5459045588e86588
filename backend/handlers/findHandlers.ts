import { contract } from '../../src/domain/contract';
import { priceTag } from '../../src/domain/food/food';
import { MOST_FOUND } from '../../src/domain/search/search';
import { formatPrice } from '../../src/domain/number/money';
import { shortOrderId } from '../../src/domain/order/order';
import { statusOf } from '../../src/domain/order/orderStatus';
import { orderSearch } from '../repositories/ordersRepository';
import { readPage } from '../repositories/readPage';
import { toFood, toOrder, toUser } from '../rows/rows';
import { may } from '../../src/domain/user/roles';
import { wordSearch } from '../repositories/search';
import { ON_MENU } from '../repositories/foodsRepository';
import type { Query, Rows } from '../store';
import { route } from './route';

/** The first rows of a list. */
async function best<Row extends { id: string }, Item>(table: Rows<Row>, listing: Query<Row>, read: (row: Row) => Item): Promise<Item[]> {
  return (await readPage(table, listing, { page: 1, size: MOST_FOUND, order: listing.order ?? 'asc' }, read)).items;
}

export const findHandlers = {
  findAnything: route(contract.findAnything, async ({ db, caller: { role }, query: { text } }) => {
    // An empty search finds nothing: listing the whole shop would not help.
    if (text.trim() === '') return { orders: [], foods: [], users: [] };
    const orders = !may(role, 'orders') ? [] : await best(db.orders, { ...orderSearch(text), by: ['due'], order: 'desc' }, toOrder);
    const foods = !may(role, 'menu') ? [] : await best(db.foods, { ...ON_MENU, by: ['nameKey'], words: wordSearch(['nameWords', 'descriptionWords'], text) }, toFood);
    const users = !may(role, 'users') ? [] : await best(db.users, { by: ['nameKey'], words: wordSearch(['words'], text) }, (row) => toUser(row, 0));
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
