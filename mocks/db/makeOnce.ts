import type { Table } from 'dexie';
import { digest } from '../../src/domain/digest';
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_MAX } from '../../src/domain/headers';
import { refuse } from '../refusal';
import type { ShopDatabase } from './database';
import type { UserRow } from './rows';

/** What asks for something to be made: the parts of a call's context that tell one request from another. */
interface Asked {
  db: ShopDatabase;
  caller: UserRow;
  body: unknown;
  request: Request;
}

/**
 * Makes something, unless the request carries an idempotency key that has made something already: then that is the answer.
 * Call it inside a transaction that `db.orderKeys` is part of.
 * @param toAnswer tells a row of the table that it is kept in, as the answer to a repeated request
 * @throws RefusedError 409 where the key was used for another body, and 422 where it is too long: mistakes of the client
 */
export async function makeOnce<Row extends { id: string }, Made extends { id: string }>(
  { db, caller, body, request }: Asked,
  table: Table<Row, number>,
  toAnswer: (row: Row) => Made | Promise<Made>,
  make: () => Promise<Made>,
): Promise<Made> {
  const key = request.headers.get(IDEMPOTENCY_KEY) ?? '';
  if (key === '') return make();
  if (key.length > IDEMPOTENCY_KEY_MAX) return refuse('invalid', `The ${IDEMPOTENCY_KEY} can have at most ${IDEMPOTENCY_KEY_MAX} characters`);
  const text = JSON.stringify(body);
  const fingerprint = digest(text);
  const known = await db.orderKeys.get([caller.id, key]);
  // A shop stored by an earlier version keeps the whole text.
  if (known && ![fingerprint, text].includes(known.fingerprint)) return refuse('conflict', `This ${IDEMPOTENCY_KEY} belongs to another request`);
  const first = known && (await table.get({ id: known.orderId }));
  if (first) return toAnswer(first);
  const made = await make();
  await db.orderKeys.put({ userId: caller.id, key, orderId: made.id, fingerprint });
  return made;
}
