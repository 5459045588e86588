import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from 'jest';
import { build } from 'esbuild';

const changedAt = (file: string) => stat(file).then(({ mtimeMs }) => mtimeMs, () => 0);

/**
 * Jest's global setup: puts Ant Design's 1,400 files into one, where jest.config.ts looks for it. Every test file that
 * shows the back office loads it anew, and file by file that takes a second.
 * @throws When esbuild cannot put them together.
 */
export default async function putAntdInOne(_: Config, { rootDir }: { readonly rootDir: string }): Promise<void> {
  const outfile = path.join(rootDir, '.cache/antd.cjs');
  // npm writes its record whenever it installs anything.
  if ((await changedAt(outfile)) > (await changedAt(path.join(rootDir, 'node_modules/.package-lock.json')))) return;
  await build({
    absWorkingDir: rootDir,
    entryPoints: ['antd'],
    outfile,
    bundle: true,
    format: 'cjs',
    // Built for tests, it would give every dialog and select the same id, so that a label names another one's control.
    define: { 'process.env.NODE_ENV': '"development"' },
    // The app loads these as well, and there must be one of each.
    external: ['react', 'react-dom', 'dayjs'],
    logLevel: 'warning',
  });
}
