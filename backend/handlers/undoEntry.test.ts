/** What the history answers and stores of an undo, and the header of every response. conformance/undo.test.ts undoes every kind of change. */
import { contract } from '../../src/domain/contract';
import { HISTORY_ENTRY } from '../../src/domain/http/headers';
import type { Call } from '../../src/domain/calls/call';
import { openDatabase } from '../../mocks/indexeddb/connection/openDatabase';
import { installServer } from '../../mocks/node';
import { REQUESTS, prepareRequests } from '../../mocks/testing/access';
import { ADMIN, ask, send, tokenOf } from '../../mocks/testing/client';
import { described } from '../../mocks/testing/description';

installServer();

const UPLOAD = `data:image/png;base64,${'A'.repeat(1000)}`;

let token = '';
beforeEach(async () => { token = await tokenOf(ADMIN); });

/** Reading writes no entry. */
const changes = (Object.entries<Call>(contract) as [keyof typeof REQUESTS, Call][]).filter(([, { method }]) => method !== 'GET');

test.each(changes)('the response to %s names its entry if it can be undone, and is described so', async (name, call) => {
  await prepareRequests(token);
  const newest = async () => (await ask(contract.getHistory, { token, query: { size: 1 } })).items[0];
  const before = await newest();
  const response = await send(call, { token, ...REQUESTS[name]('administrator') });
  const latest = name.startsWith('signOut') ? before : await newest();
  expect(response.headers.get(HISTORY_ENTRY)).toBe(latest && latest.id !== before?.id && latest.undoable ? latest.id : null);
  expect('headers' in described(name).responses[String(response.status)]!).toBe(response.headers.has(HISTORY_ENTRY));
});

test('the history does not answer with inverses, and an uploaded picture is stored in them only once', async () => {
  await ask(contract.updateFood, { token, params: { id: 'garden-salad' }, body: { image: UPLOAD } });
  const response = await send(contract.getHistory, { token });
  expect(await response.text()).not.toContain('inverse');
  const { db } = await openDatabase();
  expect(JSON.stringify((await db.history.toArray()).map(({ inverse }) => inverse))).not.toContain(UPLOAD);
});
