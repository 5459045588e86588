import { contract } from '../../src/domain/contract';
import { peopleInHistory, versionOf } from '../db/counters';
import type { ShopDatabase } from '../db/database';
import { pageRows } from '../db/pageRows';
import { toHistoryEntry } from '../db/rows';
import { RowSet, inAll } from '../db/rowSet';
import { searchRows } from '../db/searchIndex';
import { route } from '../route';

/** The entries that have this value; null where none is asked for. */
async function rowsWith(db: ShopDatabase, index: 'action' | 'user', value: string): Promise<RowSet | null> {
  if (value === '') return null;
  return new RowSet(await db.history.where(index).equals(value).primaryKeys());
}

export const historyHandlers = [
  route(contract.getHistory, ({ db, query }) =>
    db.transaction('r', [db.history, db.counters, db.postings], async () => {
      const among = inAll(
        await searchRows(db, ['history'], query.search),
        await rowsWith(db, 'action', query.action),
        await rowsWith(db, 'user', query.user),
      );
      const people = await peopleInHistory(db);
      const total = among?.size ?? people.reduce((sum, { value }) => sum + value, 0);
      const version = await versionOf(db, 'history');
      const rows = await pageRows({ table: db.history, index: 'timestamp', version, among, total }, query);
      return { items: rows.map(toHistoryEntry), total, users: people.map(({ name }) => name) };
    }),
  ),
];
