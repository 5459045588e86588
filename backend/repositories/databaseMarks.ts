/** What a database notes of itself. The store keeps the name `counters` from when it also held sums. */
import type { Tables } from '../store';

/**
 * Key that marks the database as filled. Its value is a random number that changes when the shop is reset or replaced,
 * and so identifies the shop.
 */
export const SEEDED = 'seeded';

/** Key that notes that the browser had deleted the previous database. A reset of the demo data removes it. */
export const AFTER_LOSS = 'afterLoss';

/** The SEEDED mark of a new shop. */
export const newDatabaseMark = () => ({ key: SEEDED, value: Math.random() });

const read = async (db: Tables, key: string) => (await db.counters.get(key))?.value ?? 0;

/** The random number that identifies the shop; it changes when the shop is reset or replaced, in any tab. */
export const shopNumber = (db: Tables) => read(db, SEEDED);

/** Whether the browser had deleted the previous database. */
export const wasCreatedAfterDataLoss = async (db: Tables) => (await read(db, AFTER_LOSS)) === 1;

/** Key of the end of a pause, in ms since 1970. */
const PAUSED_UNTIL = 'pausedUntil';

/** Until when no orders for now are taken, in ms since 1970; 0 if they were never paused. It may be in the past. */
export const pausedUntil = (db: Tables) => read(db, PAUSED_UNTIL);

/** Pauses orders until an instant in ms since 1970. */
export const pauseUntil = (db: Tables, until: number) => db.counters.put({ key: PAUSED_UNTIL, value: until });
