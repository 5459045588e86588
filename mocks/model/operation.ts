import fc from 'fast-check';
import type { Call } from '../../src/domain/calls/call';
import type { CartLine } from '../../src/domain/cart';
import type { Occasion } from '../testing/client';
import { audit } from './audit';
import { operationClass } from './operationClass';
import { type PlainSeat, type PlainShop, plainLines } from './plainShop';
import { type Answer, FAULTS, type Fault, send, statusUnder } from './realShop';

/** What a sequence keeps outside the backend: the carts as the app makes them, and how much was done. */
export interface Outside {
  readonly carts: [CartLine[], CartLine[]];
  readonly count: (operation: string) => void;
}

/** One operation on both shops, the real one and the model. */
export const Operation = operationClass<PlainShop, Outside>(async (shop, outside) => {
  await audit(shop);
  expect(outside.carts.map(plainLines)).toEqual(shop.seats.map(({ cart }) => cart));
});

/** Most requests meet none. */
export const fault = fc.oneof({ weight: 3, arbitrary: fc.constant<Fault>('none') }, { weight: 1, arbitrary: fc.constantFrom(...FAULTS) });

/** What the model says to a call: the status, and what a success does to the shop. */
export interface Verdict {
  readonly status: number;
  readonly apply?: (answer: Answer['body']) => void;
  /** A success that changes nothing writes nothing, so no fault can hit it. */
  readonly idle?: boolean;
}

/** Makes a call under a fault, and holds its answer against the verdict. */
export async function expectVerdict(call: Call, occasion: Occasion, fault: Fault, verdict: Verdict): Promise<Answer> {
  const answer = await send(call, occasion, fault);
  const carriedOut = verdict.status < 300;
  const status = carriedOut && !verdict.idle ? statusUnder(fault, verdict.status) : verdict.status;
  expect({ call: call.summary, status: answer.status, body: answer.body }).toMatchObject({ call: call.summary, status });
  if (answer.status >= 400) expect(answer.body).toMatchObject({ status, code: expect.any(String) as string, message: expect.any(String) as string });
  else verdict.apply?.(answer.body);
  return answer;
}

/** The session that a seat sends along: none, an ended one, or a good one. */
export function sessionOf({ token, oldToken }: PlainSeat): Pick<Occasion, 'token'> {
  const sent = token ?? oldToken;
  return sent === null ? {} : { token: sent };
}
