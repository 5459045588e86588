import { type Kysely, sql } from 'kysely';
import { SEEDED } from '../../backend/repositories/databaseMarks';

/** Where the log of events ends: the shop and the number of its last event. It changes with every change, and by nothing else. */
export async function logPosition(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    select concat((select value from counters where key = ${SEEDED}), ':', (select max(n) from events)) as position`.execute(db);
  return rows[0]?.position ?? '';
}
