/**
 * Writes docs/openapi.json, the description of the API that a real server has to implement. With --check it writes
 * nothing and fails if the file is out of date.
 */
// Before the backend is loaded, because Dexie captures `indexedDB` at import.
import 'fake-indexeddb/auto';
import { writeOrCheck } from './apiDocs/generated';

Object.assign(process.env, { BASE_PATH: '/', PICTURES_PATH: 'pictures/', API_URL: 'http://localhost/api', MOCKS: 'on', QA: 'off' });
Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined } });

const { describeApi } = await import('./apiDocs/description');
writeOrCheck('docs/openapi.json', `${JSON.stringify(await describeApi(), null, 2)}\n`, 'npm run docs:api');
// Open handles of the in-memory database would keep the process running.
process.exit();
