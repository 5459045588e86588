import { contract } from '../../src/domain/contract';
import { fieldChanges, logHistory } from '../repositories/historyLog';
import { readSettings, storeSettings } from '../repositories/settingsRepository';
import { findSlots, setPause, shopNow } from '../repositories/ordering';
import { now } from '../utils/clock';
import { refuseConflicts } from '../utils/refusal';
import { route } from './route';

export const shopHandlers = {
  getShop: route(contract.getShop, async ({ db }) => shopNow(db, await readSettings(db))),

  getSlots: route(contract.getSlots, async ({ db }) => (await findSlots(db, await readSettings(db))).free),

  changeSettings: route(contract.changeSettings, async (context) => {
    const { db, body: { was = {}, ...sent } } = context;
    const before = await readSettings(db);
    refuseConflicts(before, was, sent);
    const after = { ...before, ...sent };
    const changes = fieldChanges(before, after);
    if (changes.length > 0) {
      const change = await storeSettings(db, before, sent);
      await logHistory(context, { action: 'Settings Changed', details: `Settings of ${after.name} changed`, changes, ...change });
    }
    return after;
  }),

  pauseOrders: route(contract.pauseOrders, async (context) => {
    const { db, body: { minutes } } = context;
    const change = await setPause(db, minutes === 0 ? 0 : now().getTime() + minutes * 60_000);
    if (change) {
      const details = minutes === 0 ? 'Orders taken again' : `Orders paused for ${minutes === 1 ? 'a minute' : `${String(minutes)} minutes`}`;
      await logHistory(context, { action: minutes === 0 ? 'Orders Resumed' : 'Orders Paused', details, ...change });
    }
    return shopNow(db, await readSettings(db));
  }),
};
