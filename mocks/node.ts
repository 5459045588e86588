/** The backend for Jest: the same handlers, through MSW's interceptor of `fetch`. */
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { ADMIN_CREDENTIAL } from '../backend/seed/sampleAccounts';
import { EVERY_CALL } from './transport/callAddress';
import { answer, notImplemented } from './backend';
import { resetDatabase } from './indexeddb/reset';
import { openDatabase } from './indexeddb/connection/openDatabase';
import { recordDataSize } from './instrumentation/dataSize';
import { clearSettings } from './qa/settings/settings';

/** The requests for calls that the contract does not have: they fail the test. */
const unanswered: string[] = [];

/** The MSW server. `server.use(http.get(...))` answers before everything else, as usual. */
export const server = setupServer(
  http.all(EVERY_CALL, async ({ request }) => {
    const response = await answer(request);
    if (response) return response;
    unanswered.push(`${request.method} ${request.url}`);
    return notImplemented(request);
  }),
);

/** The administrator's demo password, hashed once instead of 100,000 times: most tests sign in with it. */
const QUICK_CREDENTIAL = { ...ADMIN_CREDENTIAL, hash: 'f16208276f40b1f30445baee69a954e2b1b648d1bababa661acce23cd670317f', iterations: 1 };

/** Restores the sample data, ends all sessions and clears the QA settings. */
async function reset() {
  clearSettings();
  await resetDatabase();
  recordDataSize('samples');
  const { db } = await openDatabase();
  await db.transaction('rw', db.sessions, db.credentials, () => Promise.all([db.sessions.clear(), db.credentials.put(QUICK_CREDENTIAL)]));
}

/** Runs the backend for a test file, with fresh sample data before every test. */
export function installServer() {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
  });
  beforeEach(reset);
  afterEach(() => {
    server.resetHandlers();
    const calls = unanswered.splice(0);
    if (calls.length > 0) throw new Error(`No handler of the API answers ${calls.join(', ')}`);
  });
  afterAll(() => {
    // Test files in the same Jest worker share the database classes, which scenarios patch.
    clearSettings();
    server.close();
  });
}
