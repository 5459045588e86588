/** The backend for Jest: the same handlers, below the test's own fetch. */
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { EVERY_CALL } from './callAddress';
import { answer, notImplemented } from './backend';
import { resetShop } from './db/reset';
import { openShop } from './db/shop';
import { noteDataSize } from './qa/dataSize';
import { clearSettings } from './qa/settings';

const unanswered: string[] = [];

/** An MSW server: `server.use(http.get(...))` stands before everything, as always. */
export const server = setupServer(
  http.all(EVERY_CALL, async ({ request }) => {
    const response = await answer(request);
    if (response) return response;
    unanswered.push(`${request.method} ${request.url}`);
    return notImplemented(request);
  }),
);

/** The sample data anew, nobody signed in, nothing switched on. */
async function resetDatabase() {
  clearSettings();
  await resetShop();
  noteDataSize('samples');
  const { db } = await openShop();
  await db.sessions.clear();
}

/** Fails where a request went to a call that the contract does not know. */
function checkNothingUnanswered() {
  const calls = unanswered.splice(0);
  if (calls.length > 0) throw new Error(`No handler of the API answers ${calls.join(', ')}`);
}

/** Runs the backend for a test file, with the sample data before every test. */
export function installServer() {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
  });
  beforeEach(resetDatabase);
  afterEach(() => {
    server.resetHandlers();
    checkNothingUnanswered();
  });
  afterAll(() => {
    // Test files that share a worker share the classes of the database, which scenarios change.
    clearSettings();
    server.close();
  });
}
