/**
 * `npm run check:api-clients`: checks docs/openapi.json with other tools. Two linters must find nothing, and the
 * clients of three generators must compile as strict TypeScript.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packageCommand, run, whenStarted } from './setup/command.mjs';
import { projectRoot } from './setup/settings.mjs';

const DESCRIPTION = './docs/openapi.json';
const CLIENTS = '.cache/api-clients';
const CLIENTS_CONFIG = `${CLIENTS}/tsconfig.json`;
const SPECTRAL_RULES = `${CLIENTS}/spectral.yaml`;

/** Name, file and arguments of each tool. Each exits with an error code if it finds a problem. */
const TOOLS = /** @type {const} */ ([
  ['Redocly', '@redocly/cli/bin/cli.js', ['lint', DESCRIPTION, '--extends', 'recommended-strict']],
  ['Spectral', '@stoplight/spectral-cli/dist/index.js', ['lint', DESCRIPTION, '--ruleset', SPECTRAL_RULES, '--fail-severity', 'hint']],
  ['openapi-typescript', 'openapi-typescript/bin/cli.js', [DESCRIPTION, '--output', `${CLIENTS}/openapi-typescript.ts`]],
  ['Hey API', '@hey-api/openapi-ts/bin/run.js', ['--input', DESCRIPTION, '--output', `${CLIENTS}/hey-api`, '--no-log-file']],
  ['Orval', 'orval/dist/bin/orval.js', ['--input', DESCRIPTION, '--output', `${CLIENTS}/orval.ts`, '--client', 'fetch']],
]);

const TYPESCRIPT = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'preserve',
    moduleResolution: 'bundler',
    types: [],
  },
  include: ['.'],
};

/**
 * Runs a tool, and prints its output if it fails. Returns whether it passed.
 * @param {string} name
 * @param {string} file inside node_modules
 * @param {readonly string[]} args
 */
async function passes(name, file, args) {
  // Redocly sends telemetry and checks for updates unless both are disabled.
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { code, output } = await run(packageCommand(file, [...args]), { capture: true, env });
  if (code !== 0) console.log(`${name}:\n${output}`);
  return code === 0;
}

await whenStarted(import.meta.url, async () => {
  const clients = path.join(projectRoot, CLIENTS);
  await rm(clients, { recursive: true, force: true });
  await mkdir(clients, { recursive: true });
  await writeFile(path.join(projectRoot, CLIENTS_CONFIG), JSON.stringify(TYPESCRIPT));
  await writeFile(path.join(projectRoot, SPECTRAL_RULES), 'extends: ["spectral:oas"]\n');

  const results = await Promise.all(TOOLS.map(([name, file, args]) => passes(name, file, args)));
  results.push(await passes('The generated clients', 'typescript-7/bin/tsc', ['-p', CLIENTS_CONFIG]));
  if (results.includes(false)) process.exitCode = 1;
});
