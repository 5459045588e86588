/** The backend as the model tests drive it: asked directly, and made to fail in the ways that storage and network do. */
import { answer } from '../backend';
import type { ShopDatabase } from '../db/database';
import { dropShop, openShop } from '../db/shop';
import type { Call } from '../../src/domain/calls/call';
import { type Occasion, requestOf } from '../testing/client';

/**
 * What goes wrong with a request: nothing; the last write of its transaction fails, or finds the storage full; the
 * browser closes the database before, or while, it is answered.
 */
export const FAULTS = ['none', 'write fails', 'storage full', 'closed before', 'closed meanwhile'] as const;
export type Fault = (typeof FAULTS)[number];

/** What came of a request. */
export interface Answer {
  status: number;
  body: unknown;
}

/** The status that a change ends with under a fault, where the backend would otherwise have carried it out. */
export function statusUnder(fault: Fault, status: number): number {
  if (fault === 'write fails') return 500;
  if (fault === 'storage full') return 507;
  return status;
}

async function request(call: Call, occasion: Occasion): Promise<Answer> {
  const response = await answer(requestOf(call, occasion));
  if (!response) throw new Error(`Nobody answers ${call.method} ${call.path}`);
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

/**
 * Every change of the shop ends with its entry in the history. Whatever happens there happens in the middle: the other
 * rows are written, and nothing is committed.
 */
async function interrupted(interrupt: (db: ShopDatabase) => void, call: Call, occasion: Occasion): Promise<Answer> {
  const { db } = await openShop();
  const hook = () => {
    interrupt(db);
  };
  db.history.hook('creating', hook);
  try {
    return await request(call, occasion);
  } finally {
    db.history.hook('creating').unsubscribe(hook);
  }
}

/** Makes a call under a fault. */
export async function send(call: Call, occasion: Occasion, fault: Fault = 'none'): Promise<Answer> {
  switch (fault) {
    case 'none':
      return request(call, occasion);
    case 'write fails':
      return interrupted(() => { throw new Error('The history is broken'); }, call, occasion);
    case 'storage full':
      return interrupted(() => { throw new DOMException('No room', 'QuotaExceededError'); }, call, occasion);
    case 'closed meanwhile':
      return interrupted((db) => { db.close(); }, call, occasion);
    case 'closed before':
      (await openShop()).db.close();
      return request(call, occasion);
  }
}

/** What a reload of the page does to the backend: another connection to the same data. */
export async function reload() {
  dropShop(await openShop());
  await openShop();
}
