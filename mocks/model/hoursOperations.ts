/** Operations on the time: the clock moves, administrators change the hours and the slots, and pause orders. */
import fc from 'fast-check';
import { contract } from '../../src/domain/contract';
import { setClock } from '../../backend/utils/clock';
import { Operation, type Plan, callOperation } from './operation';
import { HOUR, HOURS, HOURS_NAMES, QUARTER, iso } from './plainHours';
import type { PlainShop, PlainTerms } from './plainShop';
import { changeTerms, isIdlePause, log, pause } from './plainUndo';

/** Sets the frozen clock of the shop. */
export function setTime(at: number) {
  setClock({ at: iso(at), frozen: true, since: 0 });
}

export const timePasses = fc.constantFrom(QUARTER, QUARTER, HOUR, 10 * HOUR).map(
  (ms) =>
    new Operation('time passes', ms / HOUR, async (shop) => {
      shop.clock += ms;
      setTime(shop.clock);
      return Promise.resolve();
    }),
);

/** A change of settings. @param body the same as the API takes them */
export function saveTerms(shop: PlainShop, terms: Partial<PlainTerms>, body: object): Plan {
  const idle = Object.entries(terms).every(([name, value]) => shop.terms[name as keyof PlainTerms] === value);
  return {
    token: shop.adminToken,
    body,
    status: 200,
    idle,
    apply: () => { if (!idle) log(shop, 'Settings Changed', changeTerms(shop, terms)); },
  };
}

const times = fc.record({
  hours: fc.constantFrom('always' as const, ...HOURS_NAMES),
  laterDays: fc.constantFrom(1, 1, 2, 0),
  slotMinutes: fc.constantFrom<15 | 30>(15, 30),
  slotCapacity: fc.constantFrom(1, 1, 2),
});

export const changeHours = callOperation('change the hours', times, contract.changeSettings, (shop, given) => {
  const { hours, closedDays } = HOURS[given.hours];
  return saveTerms(shop, given, { ...given, hours, closedDays });
});

export const pauseOrders = callOperation('pause orders', fc.constantFrom(15, 0, 120), contract.pauseOrders, (shop, minutes) => {
  const until = minutes === 0 ? 0 : shop.clock + minutes * 60_000;
  const idle = isIdlePause(shop, until);
  return {
    token: shop.adminToken,
    body: { minutes },
    status: 200,
    idle,
    apply: () => { if (!idle) log(shop, minutes === 0 ? 'Orders Resumed' : 'Orders Paused', pause(shop, until)); },
  };
});
