/** Operations on the time: the clock moves, administrators change the hours and the slots, and pause orders. */
import fc from 'fast-check';
import { contract } from '../../src/domain/contract';
import { setClock } from '../../backend/utils/clock';
import { Operation, expectVerdict, fault } from './operation';
import { HOUR, HOURS, HOURS_NAMES, QUARTER, iso } from './plainHours';
import type { PlainShop, PlainTerms } from './plainShop';
import { changeTerms, isIdlePause, log, pause } from './plainUndo';
import type { Fault } from './realShop';

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

/** Changes settings. @param body the same as the API takes them */
export async function saveTerms(shop: PlainShop, terms: Partial<PlainTerms>, body: object, under: Fault) {
  const idle = Object.entries(terms).every(([name, value]) => shop.terms[name as keyof PlainTerms] === value);
  await expectVerdict(contract.changeSettings, { token: shop.adminToken, body }, under, {
    status: 200,
    idle,
    apply: () => {
      if (!idle) log(shop, 'Settings Changed', changeTerms(shop, terms));
    },
  });
}

const times = fc.record({
  hours: fc.constantFrom('always' as const, ...HOURS_NAMES),
  laterDays: fc.constantFrom(1, 1, 2, 0),
  slotMinutes: fc.constantFrom<15 | 30>(15, 30),
  slotCapacity: fc.constantFrom(1, 1, 2),
});

export const changeHours = fc.record({ times, fault }).map(
  (given) =>
    new Operation('change the hours', given, async (shop) => {
      const { hours, closedDays } = HOURS[given.times.hours];
      await saveTerms(shop, given.times, { ...given.times, hours, closedDays }, given.fault);
    }),
);

export const pauseOrders = fc.record({ minutes: fc.constantFrom(15, 0, 120), fault }).map(
  (given) =>
    new Operation('pause orders', given, async (shop) => {
      const until = given.minutes === 0 ? 0 : shop.clock + given.minutes * 60_000;
      const idle = isIdlePause(shop, until);
      await expectVerdict(contract.pauseOrders, { token: shop.adminToken, body: { minutes: given.minutes } }, given.fault, {
        status: 200,
        idle,
        apply: () => {
          if (!idle) log(shop, 'Orders Paused', pause(shop, until));
        },
      });
    }),
);
