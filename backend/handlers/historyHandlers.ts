import { contract } from '../../src/domain/contract';
import { withIdempotency } from '../repositories/withIdempotency';
import { readPage } from '../repositories/readPage';
import { type HistoryRow, toHistoryEntry } from '../rows/rows';
import { wordSearch } from '../repositories/search';
import { refuse } from '../utils/refusal';
import { creates, route } from './route';
import { mayUndo, undoEntry } from './undoEntry';

const NO_SUCH_ENTRY = 'This change is not in the history';

export const historyHandlers = {
  getHistory: route(contract.getHistory, async ({ db, caller: { role }, query: { search, action, user, ...page } }) => {
    const where = { ...(action !== '' && { action }), ...(user !== '' && { user }) };
    const toEntry = (row: HistoryRow) => ({ ...toHistoryEntry(row), undoable: row.inverse !== undefined && mayUndo(role, row.inverse) });
    return readPage(db.history, { where, words: wordSearch(['words'], search), by: ['timestamp'] }, page, toEntry);
  }),

  getHistoryUsers: route(contract.getHistoryUsers, async ({ db }) => ({ users: (await db.history.distinct('user')).sort((a, b) => (a < b ? -1 : 1)) })),

  undoChange: creates(contract.undoChange, (context) => {
    const { db, param } = context;
    const id = param('id');
    return withIdempotency({ ...context, body: { id } }, db.history, toHistoryEntry, async () => {
      const row = (await db.history.get(id)) ?? refuse('not_found', NO_SUCH_ENTRY);
      return toHistoryEntry(await undoEntry(context, row));
    });
  }),
};
