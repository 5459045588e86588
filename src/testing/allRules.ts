/** All tests of the rules as one: for every mutant Jest then starts once, and not once for each file. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../domain');
const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
files.forEach((name) => { jest.requireActual(join(folder, name)); });
