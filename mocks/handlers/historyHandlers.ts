import { contract } from '../../src/domain/contract';
import { peopleInHistory } from '../db/repositories/counters';
import { withIdempotency } from '../db/repositories/withIdempotency';
import { latestEvent } from '../db/repositories/eventLog';
import { readPage } from '../db/repositories/readPage';
import { toHistoryEntry } from '../db/schema/rows';
import { inAll } from '../db/search/rowSet';
import { rowsWithValue, searchRows } from '../db/search/searchIndex';
import { refuse } from '../utils/refusal';
import { route } from './route';
import { undoEntry } from './undoEntry';

const NO_SUCH_ENTRY = 'This change is not in the history';

export const historyHandlers = {
  getHistory: route(contract.getHistory, { reads: ['history', 'counters', 'postings', 'events'] }, async ({ db, query }) => {
    const among = inAll(
      await searchRows(db, ['history'], query.search),
      await rowsWithValue(db, 'history.action', query.action),
      await rowsWithValue(db, 'history.user', query.user),
    );
    const people = await peopleInHistory(db);
    const count = () => people.reduce((sum, { value }) => sum + value, 0);
    const page = await readPage({ table: db.history, index: 'timestamp', among, count, version: await latestEvent(db) }, query, toHistoryEntry);
    return { ...page, users: people.map(({ name }) => name) };
  }),

  undoChange: route(contract.undoChange, { writes: ['orders', 'foods', 'categories', 'banners', 'orderKeys'], status: 201 }, (context) => {
    const { db, param } = context;
    const id = param('id');
    return withIdempotency({ ...context, body: { id } }, db.history, toHistoryEntry, async () => {
      const row = (await db.history.get({ id })) ?? refuse('not_found', NO_SUCH_ENTRY);
      return toHistoryEntry(await undoEntry(context, row));
    });
  }),
};
