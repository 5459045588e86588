/**
 * Writes docs/access.md from the contract: the access matrix of all calls. conformance/access.test.ts checks the backend against
 * the same matrix. With --check it writes nothing and fails if the file is out of date.
 */
import { CALLERS, expectedStatus } from '../mocks/testing/access';
import type { Call } from '../src/domain/calls/call';
import { textsOf } from '../src/domain/callTexts';
import { type CallName, contract } from '../src/domain/contract';
import { writeOrCheck } from './apiDocs/generated';

const rows = (Object.entries<Call>(contract) as [CallName, Call][]).map(([name, { method, path, access }]) => {
  const statuses = CALLERS.map((caller) => expectedStatus(name, caller));
  return `| \`${method} ${path}\` | ${[textsOf(name).summary.replaceAll('|', '\\|'), `\`${access}\``, ...statuses].join(' | ')} |`;
});

const text = `# Who gets what

Generated from the contract by \`npm run docs:access\`; \`conformance/access.test.ts\` asks every call as everybody and
holds the backend to this table, and a call without an entry fails the types. The numbers are the status of a request
that is right in every other way: 401 asks to sign in, 403 says that the role lacks the permission of the call
(\`src/domain/user/roles.ts\`), and 404 is what somebody else's order looks like. \`conformance/accounts.test.ts\` tries the ways around it.

"Customer" is the owner of the order and of the profile in question; "other customer" is somebody else with an account.
The profile, its orders and its session are always the caller's own: their calls name no one, so there is no other's to
ask for. A cart never leaves its browser.

| call | what it does | access | ${CALLERS.join(' | ')} |
| --- | --- | --- | ${CALLERS.map(() => '---').join(' | ')} |
${rows.join('\n')}
`;

writeOrCheck('docs/access.md', text, 'npm run docs:access');
