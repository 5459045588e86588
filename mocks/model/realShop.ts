/** The backend as the model tests call it: directly, and with storage and network faults. */
import { answer } from '../backend';
import type { ShopDatabase } from '../indexeddb/database';
import { closeDatabase, openDatabase } from '../indexeddb/connection/openDatabase';
import type { Call } from '../../src/domain/calls/call';
import { type CallRequest, requestOf } from '../testing/client';

/**
 * Faults of a request: none; the last write of its transaction fails or finds the storage full; the browser closes the
 * database before or during the request.
 */
export const FAULTS = ['none', 'write fails', 'storage full', 'closed before', 'closed meanwhile'] as const;
export type Fault = (typeof FAULTS)[number];

/** The result of a request. */
export interface Answer {
  status: number;
  body: unknown;
}

/** The status of a change under a fault, if it would have succeeded with `status`. */
export function statusUnder(fault: Fault, status: number): number {
  if (fault === 'write fails') return 500;
  if (fault === 'storage full') return 507;
  return status;
}

async function ask(call: Call, request: CallRequest): Promise<Answer> {
  const response = await answer(requestOf(call, request));
  if (!response) throw new Error(`No handler answers ${call.method} ${call.path}`);
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

/**
 * Makes a call and runs `interrupt` when it writes its history entry, the last write of every change: the other rows
 * are written then, and nothing is committed.
 */
async function interrupted(interrupt: (db: ShopDatabase) => void, call: Call, request: CallRequest): Promise<Answer> {
  const { db } = await openDatabase();
  const hook = () => {
    interrupt(db);
  };
  db.history.hook('creating', hook);
  try {
    return await ask(call, request);
  } finally {
    db.history.hook('creating').unsubscribe(hook);
  }
}

/** Makes a call under a fault. */
export async function send(call: Call, request: CallRequest, fault: Fault = 'none'): Promise<Answer> {
  switch (fault) {
    case 'none':
      return ask(call, request);
    case 'write fails':
      return interrupted(() => { throw new Error('The history is broken'); }, call, request);
    case 'storage full':
      return interrupted(() => { throw new DOMException('No room', 'QuotaExceededError'); }, call, request);
    case 'closed meanwhile':
      return interrupted((db) => { db.close(); }, call, request);
    case 'closed before':
      (await openDatabase()).db.close();
      return ask(call, request);
  }
}

/** Simulates a reload of the page for the backend: opens another connection to the same data. */
export async function reload() {
  closeDatabase(await openDatabase());
  await openDatabase();
}
