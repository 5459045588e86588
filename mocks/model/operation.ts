import fc from 'fast-check';
import type { Call } from '../../src/domain/calls/call';
import type { CallRequest } from '../testing/client';
import { audit } from './shopAudit';
import { operationClass } from './operationClass';
import type { ModelSession, PlainShop } from './plainShop';
import { type Answer, FAULTS, type Fault, send, statusUnder } from './realShop';
import { sequences } from './sequences';

/** Counts the operations of a sequence. */
interface Counter {
  readonly count: (operation: string) => void;
  /** Operations of this sequence so far. */
  done: number;
}

/** One operation on both the real shop and the model. Reading the whole shop takes longer than an operation, so only some are followed by it. */
export const Operation = operationClass<PlainShop, Counter>(async (shop, counter) => {
  counter.done += 1;
  if (counter.done % sequences.operationsPerAudit === 0) await audit(shop);
});

/** A random fault; most requests have none. */
export const fault = fc.oneof({ weight: 3, arbitrary: fc.constant<Fault>('none') }, { weight: 1, arbitrary: fc.constantFrom(...FAULTS) });

/** The model's expectation of a call: the status, and the effect of a success on the model. */
export interface Verdict {
  readonly status: number;
  readonly apply?: (answer: Answer['body']) => void;
  /** A success without changes writes nothing, so no write fault can affect it. */
  readonly idle?: boolean;
}

/** Makes a call under a fault, and compares the response with the expectation. */
export async function expectVerdict(call: Call, request: CallRequest, fault: Fault, verdict: Verdict): Promise<Answer> {
  const answer = await send(call, request, fault);
  const carriedOut = verdict.status < 300;
  const status = carriedOut && !verdict.idle ? statusUnder(fault, verdict.status) : verdict.status;
  const name = `${call.method} ${call.path}`;
  expect({ name, status: answer.status, body: answer.body }).toMatchObject({ name, status });
  if (answer.status >= 400) expect(answer.body).toMatchObject({ status, code: expect.any(String) as string, message: expect.any(String) as string });
  else verdict.apply?.(answer.body);
  return answer;
}

/** The session token that a browser sends: none, an ended one, or a valid one. */
export function sessionOf({ token, oldToken }: ModelSession): Pick<CallRequest, 'token'> {
  const sent = token ?? oldToken;
  return sent === null ? {} : { token: sent };
}

/** What a call sends, and the model's expectation of it. */
export type Plan = CallRequest & Verdict;

/**
 * Operations that make one call, under a random fault.
 * @param given what is random about the call
 * @param possible whether the operation can be made
 */
export function callOperation<Given>(
  name: string, given: fc.Arbitrary<Given>, call: Call, plan: (shop: PlainShop, given: Given) => Plan,
  { faults = fault, possible = () => true }: { faults?: fc.Arbitrary<Fault>; possible?: (shop: PlainShop, given: Given) => boolean } = {},
) {
  return fc.record({ given, under: faults }).map((drawn) =>
    new Operation(name, drawn, async (shop) => {
      const planned = plan(shop, drawn.given);
      await expectVerdict(call, planned, drawn.under, planned);
    }, (shop) => possible(shop, drawn.given)));
}
