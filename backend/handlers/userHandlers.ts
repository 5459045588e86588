import { contract } from '../../src/domain/contract';
import { ordersOf } from '../repositories/orderSums';
import { readPage, rowsUnder } from '../repositories/readPage';
import { inAll, searchRows, setOf } from '../repositories/search';
import { toUser } from '../rows/rows';
import { route } from './route';

const SORTED_BY = { name: 'nameKey', email: 'email', address: 'addressKey', role: '[role+nameKey]' } as const;

export const userHandlers = {
  getUsers: route(contract.getUsers, { reads: ['users', 'orders'] }, async ({ db, query }) => {
    const found = await searchRows(db.users, ['words'], query.search);
    const ofRole = query.role === '' ? null : await setOf(rowsUnder(db.users, SORTED_BY.role, [query.role]));
    const list = { table: db.users, index: SORTED_BY[query.sort], among: inAll(found, ofRole) };
    const { items, total } = await readPage(list, query, (row) => toUser(row, 0));
    return { items: await Promise.all(items.map(async (user) => ({ ...user, orders: await ordersOf(db, user.id) }))), total };
  }),
};
