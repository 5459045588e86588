import { digest } from '../../src/domain/http/idempotencyKey';
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_MAX } from '../../src/domain/http/headers';
import { refuse } from '../utils/refusal';
import type { Rows } from '../store';
import type { LogContext } from './historyLog';

/**
 * Creates a record unless the request carries an idempotency key that has already created one; then that record is the
 * response. Call it inside a transaction.
 * @param table the table of the record
 * @param toAnswer converts a row of that table to the response of a repeated request
 * @throws RefusedError 409 if the key was used with another body, 422 if it is too long: both are mistakes of the
 * client
 */
export async function withIdempotency<Row extends { id: string }, Made extends { id: string }>(
  { db, caller, body, request }: LogContext & { readonly body: unknown },
  table: Rows<Row>,
  toAnswer: (row: Row) => Made | Promise<Made>,
  make: () => Promise<Made>,
): Promise<Made> {
  const key = request.headers.get(IDEMPOTENCY_KEY) ?? '';
  if (key === '') return make();
  if (key.length > IDEMPOTENCY_KEY_MAX) return refuse('invalid', `The ${IDEMPOTENCY_KEY} can have at most ${IDEMPOTENCY_KEY_MAX} characters`);
  const fingerprint = digest(JSON.stringify(body));
  const [known] = await db.idempotencyKeys.find({ where: { userId: caller.id, key } });
  if (known && known.fingerprint !== fingerprint) return refuse('conflict', `This ${IDEMPOTENCY_KEY} belongs to another request`);
  const first = known && (await table.get(known.recordId));
  if (first) return toAnswer(first);
  const made = await make();
  await db.idempotencyKeys.put({ userId: caller.id, key, recordId: made.id, fingerprint });
  return made;
}
