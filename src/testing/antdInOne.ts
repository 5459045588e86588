import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from 'jest';
import { build } from 'esbuild';

const changedAt = (file: string) => stat(file).then(({ mtimeMs }) => mtimeMs, () => 0);

/**
 * Jest's global setup: bundles Ant Design's 1,400 files into one, to which jest.config.ts maps the import. Every test file
 * that renders the back office loads it, which takes a second file by file.
 * @throws Error if esbuild fails
 */
export default async function putAntdInOne(_: Config, { rootDir }: { readonly rootDir: string }): Promise<void> {
  const outfile = path.join(rootDir, '.cache/antd.cjs');
  // npm rewrites this file on every install.
  if ((await changedAt(outfile)) > (await changedAt(path.join(rootDir, 'node_modules/.package-lock.json')))) return;
  await build({
    absWorkingDir: rootDir,
    entryPoints: ['antd'],
    outfile,
    bundle: true,
    format: 'cjs',
    // In test mode Ant Design gives every dialog and select the same id, so that a label names another control.
    define: { 'process.env.NODE_ENV': '"development"' },
    // The app loads these too, and there must be only one instance of each.
    external: ['react', 'react-dom', 'dayjs'],
    logLevel: 'warning',
  });
}
