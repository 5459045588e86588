import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from 'jest';
import { build } from 'esbuild';

const changedAt = (file: string) => stat(file).then(({ mtimeMs }) => mtimeMs, () => 0);

/**
 * Jest's global setup: bundles Ant Design's 1,400 files into one, and those of its icons into another, to which
 * jest.config.ts maps the imports. Every test file that renders the back office loads them, which takes two seconds file by
 * file.
 * @throws Error if esbuild fails
 */
export default async function putAntdInOne(_: Config, { rootDir }: { readonly rootDir: string }): Promise<void> {
  const outdir = path.join(rootDir, '.cache/antd');
  // npm rewrites this file on every install.
  if ((await changedAt(path.join(outdir, 'icons.cjs'))) > (await changedAt(path.join(rootDir, 'node_modules/.package-lock.json')))) return;
  await build({
    absWorkingDir: rootDir,
    entryPoints: { antd: 'antd', icons: '@ant-design/icons' },
    outdir,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    format: 'cjs',
    // In test mode Ant Design gives every dialog and select the same id, so that a label names another control.
    define: { 'process.env.NODE_ENV': '"development"' },
    // The app loads these too, and there must be only one instance of each.
    external: ['react', 'react-dom', 'dayjs'],
    logLevel: 'warning',
  });
}
