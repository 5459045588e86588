import { shopNumber } from '../repositories/databaseMarks';
import { recordEvent } from '../repositories/eventLog';
import { STORES, type Tables } from '../store';
import { SAMPLE_USERS } from './sampleAccounts';

/**
 * Replaces all data. Sessions of sample accounts stay, so that the administrator stays signed in. Call it inside a
 * transaction, so that nothing is deleted unless the new data is stored.
 * @param fill fills the empty tables; without it they stay empty
 * @returns the number that identifies the new shop (`shopNumber`)
 */
export async function replaceAll(db: Tables, fill?: (db: Tables) => Promise<void>): Promise<number> {
  const samples = new Set(SAMPLE_USERS.map((user) => user.id));
  const sessions = await db.sessions.find();
  for (const { token, userId } of sessions) {
    if (!samples.has(userId)) await db.sessions.delete({ where: { token } });
  }
  for (const name of STORES) {
    if (name !== 'sessions') await db[name].delete();
  }
  if (fill) {
    await fill(db);
    // PostgreSQL deletes sessions with their accounts.
    await db.sessions.put(...sessions.filter(({ userId }) => samples.has(userId)));
    await recordEvent(db, { type: 'everything-changed' });
  }
  return shopNumber(db);
}
