/** All tests of src/domain in one file: mutation testing then starts Jest once per mutant instead of once per file. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../domain');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
files.forEach((name) => { jest.requireActual(join(folder, name)); });
