import { contract } from '../../src/domain/contract';
import { latestEvent } from '../db/repositories/eventLog';
import { pageRows, rowsUnder, setOf } from '../db/repositories/pageRows';
import { inAll } from '../db/search/rowSet';
import { searchRows } from '../db/search/searchIndex';
import { describeUsers } from '../db/repositories/usersRepository';
import { route } from './route';

const SORTED_BY = { name: 'nameKey', email: 'email', address: 'addressKey', role: '[role+nameKey]' } as const;

export const userHandlers = {
  getUsers: route(contract.getUsers, { reads: ['users', 'counters', 'postings', 'events'] }, async ({ db, query }) => {
    const found = await searchRows(db, ['user'], query.search);
    const ofRole = query.role === '' ? null : await setOf(rowsUnder(db.users, SORTED_BY.role, [query.role]));
    const among = inAll(found, ofRole);
    const total = among?.size() ?? (await db.users.count());
    const rows = await pageRows({ table: db.users, index: SORTED_BY[query.sort], among, total, version: await latestEvent(db) }, query);
    return { items: await describeUsers(db, rows), total };
  }),
};
