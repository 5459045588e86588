import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { catalogue } from './catalogue';

test('a scenario is declared in ten lines at most, in a file of its own', async () => {
  const files = (await readdir(__dirname)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const declarations = await Promise.all(
    files.map(async (file) => /^export const \w+ = scenario\(\{\n[^]*?^\}\);$/gm.exec(await readFile(path.join(__dirname, file), 'utf8'))?.[0] ?? []),
  );
  const lengths = declarations.flat().map((declaration) => declaration.split('\n').length);
  expect(lengths).toHaveLength(catalogue.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(10);
});
