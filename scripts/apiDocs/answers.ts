/** The backend's answers to the examples of the contract. */
import { answer } from '../../mocks/backend';
import { openDatabase } from '../../mocks/indexeddb/connection/openDatabase';
import { resetDatabase } from '../../mocks/indexeddb/reset';
import { prepareRequests } from '../../mocks/testing/access';
import { ADMIN, CUSTOMER, requestOf } from '../../mocks/testing/client';
import { setClock } from '../../backend/utils/clock';
import { setSeed } from '../../backend/utils/random';
import { type Call, isPermission } from '../../src/domain/calls/call';
import { textsOf } from '../../src/domain/callTexts';
import { type CallName, contract } from '../../src/domain/contract';

/** Sends a request, which must succeed. Returns the parsed body, null if there is none. */
async function ask(call: Call, request: Parameters<typeof requestOf>[1]): Promise<unknown> {
  const response = await answer(requestOf(call, request));
  if (!response?.ok) throw new Error(`The example of ${call.method} ${call.path} is answered with ${String(await response?.text())}`);
  return response.status === 204 ? null : response.json();
}

const signIn = async (body: object) => ((await ask(contract.signIn, { body })) as { token: string }).token;

/** Makes the backend answer a request the same each time: its clock is frozen, and nothing is random. @param random what `Math.random` returns */
function excludeChance(random: number) {
  setClock({ at: '2023-06-12T12:00:00.000Z', frozen: true, since: 0 });
  setSeed(1);
  Math.random = () => random;
  let drawn = 0;
  crypto.getRandomValues = (bytes) => {
    drawn += 1;
    if (bytes instanceof Uint8Array) for (const index of bytes.keys()) bytes[index] = (index * 41 + drawn * 59) % 256;
    return bytes;
  };
}

/** Sends the example of every call to a new sample shop. @throws if one is refused */
export async function recordAnswers(): Promise<Record<CallName, unknown>> {
  const answers: Partial<Record<CallName, unknown>> = {};
  for (const [index, [name, call]] of (Object.entries<Call>(contract) as [CallName, Call][]).entries()) {
    excludeChance(index / 100);
    await resetDatabase();
    const { db } = await openDatabase();
    await db.sessions.clear();
    const token = await signIn(ADMIN);
    const { example } = textsOf(name);
    if (example?.params) await prepareRequests(token, ask);
    // The sample orders are too old for a customer to cancel one.
    const asStaff = isPermission(call.access) || name === 'cancelOrder';
    answers[name] = await ask(call, { ...example, token: asStaff ? token : await signIn(CUSTOMER) });
  }
  return answers as Record<CallName, unknown>;
}
