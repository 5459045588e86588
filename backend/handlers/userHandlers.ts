import { contract } from '../../src/domain/contract';
import { ordersOf } from '../repositories/orderSums';
import { readPage } from '../repositories/readPage';
import { wordSearch } from '../repositories/search';
import { toUser } from '../rows/rows';
import { route } from './route';

/** The fields of each sort. */
const SORTED_BY = { name: ['nameKey'], email: ['email'], address: ['addressKey'], role: ['role', 'nameKey'] } as const;

export const userHandlers = {
  getUsers: route(contract.getUsers, async ({ db, query }) => {
    const listing = { where: query.role === '' ? {} : { role: query.role }, words: wordSearch(['words'], query.search), by: SORTED_BY[query.sort] };
    const { items, total } = await readPage(db.users, listing, query, (row) => toUser(row, 0));
    return { items: await Promise.all(items.map(async (user) => ({ ...user, orders: await ordersOf(db, user.id) }))), total };
  }),
};
