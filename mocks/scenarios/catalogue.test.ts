import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { catalogue } from './catalogue';

test('a scenario is declared in at most ten lines, in its own file, and is in the catalogue', async () => {
  const files = (await readdir(__dirname)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const declarations = await Promise.all(
    files.map(async (file) => /^export const \w+ = scenario\(\{\n[^]*?^\}\);$/gm.exec(await readFile(path.join(__dirname, file), 'utf8'))?.[0] ?? []),
  );
  const declared = declarations.flat();
  const names = declared.map((declaration) => /name: '(.+)'/.exec(declaration)?.[1] ?? '');
  expect(new Set(names)).toEqual(new Set(catalogue.map(({ name }) => name)));
  expect(names).toHaveLength(catalogue.length);
  expect(declared.filter((declaration) => declaration.split('\n').length > 10)).toEqual([]);
});
