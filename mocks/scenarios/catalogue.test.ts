import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { catalogue } from './catalogue';

test('every scenario is declared in at most ten lines, has a name of its own, and is in the catalogue', async () => {
  const files = (await readdir(__dirname)).filter((file) => file.endsWith('Scenarios.ts'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(__dirname, file), 'utf8')));
  const declared = texts.flatMap((text) => text.match(/^ {2}(?:scenario|fault)\([^]*?\),$(?=\n(?: {2}\w|\]))/gm) ?? []);
  const names = declared.map((declaration) => /\('(.+?)'/.exec(declaration)?.[1] ?? '');
  expect(new Set(names)).toEqual(new Set(catalogue.map(({ name }) => name)));
  expect(names).toHaveLength(catalogue.length);
  expect(new Set(names).size).toBe(names.length);
  expect(declared.filter((declaration) => declaration.split('\n').length > 10)).toEqual([]);
});
