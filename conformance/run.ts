/**
 * Runs the conformance tests against a shop: `npm run conformance -- --url http://localhost:4000/api --admin EMAIL`, with
 * the administrator's password in ADMIN_PASSWORD. The calls go in turn to several addresses of one shop, separated by
 * commas. The last line has the counts.
 */
import path from 'node:path';
import { run } from 'node:test';
import { inspect, parseArgs } from 'node:util';

const { values } = parseArgs({ options: { url: { type: 'string' }, admin: { type: 'string' } } });
if (values.url === undefined || values.admin === undefined || process.env.ADMIN_PASSWORD === undefined) {
  console.error('Usage: ADMIN_PASSWORD=… npm run conformance -- --url http://localhost:4000/api --admin EMAIL');
  process.exit(2);
}
// The processes of the test files inherit them.
Object.assign(process.env, { SHOP_URL: values.url, ADMIN_EMAIL: values.admin });

const files = [path.join(__dirname, 'all.ts')];
const counts = { passed: 0, failed: 0 };

const events = run({ files, concurrency: 1 });
events.on('test:pass', ({ name }) => {
  counts.passed += 1;
  console.log(`passed  ${name}`);
});
events.on('test:fail', ({ name, details }) => {
  counts.failed += 1;
  console.log(`FAILED  ${name}\n${inspect(details.error.cause)}`);
});
events.on('test:stderr', ({ message }) => process.stderr.write(message));
events.on('end', () => {
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
});
// The events are read by the listeners; without a reader the stream would not flow.
events.resume();
