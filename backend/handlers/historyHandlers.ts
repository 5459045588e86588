import { contract } from '../../src/domain/contract';
import { withIdempotency } from '../repositories/withIdempotency';
import { readPage } from '../repositories/readPage';
import { toHistoryEntry } from '../rows/rows';
import { inAll, rowsWithValue, searchRows } from '../repositories/search';
import { refuse } from '../utils/refusal';
import { route } from './route';
import { undoEntry } from './undoEntry';

const NO_SUCH_ENTRY = 'This change is not in the history';

export const historyHandlers = {
  getHistory: route(contract.getHistory, { reads: ['history'] }, async ({ db, query }) => {
    const among = inAll(
      await searchRows(db.history, ['words'], query.search),
      await rowsWithValue(db.history, 'action', query.action),
      await rowsWithValue(db.history, 'user', query.user),
    );
    const page = await readPage({ table: db.history, index: 'timestamp', among }, query, toHistoryEntry);
    return { ...page, users: (await db.history.orderBy('user').uniqueKeys()).filter((user) => typeof user === 'string') };
  }),

  undoChange: route(contract.undoChange, { writes: ['orders', 'foods', 'categories', 'banners', 'idempotencyKeys'], status: 201 }, (context) => {
    const { db, param } = context;
    const id = param('id');
    return withIdempotency({ ...context, body: { id } }, db.history, toHistoryEntry, async () => {
      const row = (await db.history.get({ id })) ?? refuse('not_found', NO_SUCH_ENTRY);
      return toHistoryEntry(await undoEntry(context, row));
    });
  }),
};
