/**
 * `npm run check:api-clients`: checks docs/openapi.json with other tools. A linter must find nothing, and a generated
 * client must compile as strict TypeScript.
 */
import { packageCommand, run } from './setup/command.mjs';

const DESCRIPTION = 'docs/openapi.json';
const CLIENT = '.cache/api-client.ts';

/** The tools with their arguments, in order. Each exits with an error code if it finds a problem. @type {readonly (readonly [string, readonly string[]])[]} */
const TOOLS = [
  ['@redocly/cli/bin/cli.js', ['lint', DESCRIPTION, '--extends', 'recommended-strict']],
  ['openapi-typescript/bin/cli.js', [DESCRIPTION, '--output', CLIENT]],
  ['typescript-7/bin/tsc', ['--ignoreConfig', '--strict', '--noEmit', '--target', 'es2022', '--types', '', CLIENT]],
];

for (const [file, args] of TOOLS) {
  // Redocly sends telemetry and checks for updates unless both are disabled.
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { code, output } = await run(packageCommand(file, [...args]), { capture: true, env });
  if (code === 0) continue;
  console.log(`${file}:\n${output}`);
  process.exitCode = 1;
}
