/** Sessions. Call these inside a transaction. */
import type { Backend } from '../backend';
import type { UserRow } from '../rows/rows';
import type { Tables } from '../store';
import { now } from '../utils/clock';
import { recordEvent } from './eventLog';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The account of a session. */
export interface Caller {
  readonly caller: UserRow;
  readonly sessionKey: string;
}

/** The account of an open session; null if there is none, or it was not used for too long. */
export async function findSession(db: Tables, { keyOfToken, sessionDays }: Backend, token: string): Promise<Caller | null> {
  const session = await db.sessions.get(keyOfToken(token));
  if (!session) return null;
  const unused = now().getTime() - Date.parse(session.usedAt ?? session.createdAt);
  if (sessionDays !== null && unused > sessionDays * DAY_MS) return null;
  const caller = await db.users.get(session.userId);
  return caller ? { caller, sessionKey: session.token } : null;
}

/** Opens a session. @returns its token */
export async function openSession(db: Tables, { keyOfToken, newToken }: Backend, userId: string): Promise<string> {
  const token = newToken();
  await db.sessions.add({ token: keyOfToken(token), userId, createdAt: now().toISOString() });
  return token;
}

/** Notes that a session is in use, at most once a day. */
export async function touchSession(db: Tables, { keyOfToken }: Backend, token: string) {
  const session = await db.sessions.get(keyOfToken(token));
  if (!session || now().getTime() - Date.parse(session.usedAt ?? session.createdAt) < DAY_MS) return;
  await db.sessions.put({ ...session, usedAt: now().toISOString() });
}

/**
 * Ends the sessions of an account; the event ends its streams too.
 * @param except the key of a session that stays open
 * @param request the one that asks for it
 */
export async function endSessions(db: Tables, userId: string, { except, request }: { except?: string; request?: Request } = {}) {
  for (const { token } of await db.sessions.find({ where: { userId } })) if (token !== except) await db.sessions.delete({ where: { token } });
  await recordEvent(db, { type: 'users-changed', userId }, request);
}
