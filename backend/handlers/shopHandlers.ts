import { contract } from '../../src/domain/contract';
import { fieldChanges, logHistory } from '../repositories/historyLog';
import { readSettings, storeSettings } from '../repositories/settingsRepository';
import { now } from '../utils/clock';
import { refuseConflicts } from '../utils/refusal';
import { route } from './route';

export const shopHandlers = {
  getShop: route(contract.getShop, async ({ db }) => ({ ...(await readSettings(db)), time: now().toISOString() })),

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
};
