/**
 * Random sequences of operations by customers and administrators, with faults, on the shop and on a model of it in
 * plain objects. `npm test` runs the same sequences every time, so that a failure comes from the current change; the
 * nightly run uses ten times as many with a new seed. A failure prints its seed: `SEED=… npm run test:nightly` repeats
 * it.
 */
import fc from 'fast-check';
import { contract } from '../../src/domain/contract';
import { installServer } from '../node';
import { resetDatabase } from '../indexeddb/reset';
import { ADMIN, CUSTOMER, OTHER_CUSTOMER } from '../testing/client';
import type { Session } from '../../src/domain/user/user';
import { administratorChanges, administratorOperations, undoAt } from './administratorOperations';
import { audit, modelOfNow, stored } from './shopAudit';
import { openDatabase } from '../indexeddb/connection/openDatabase';
import { customerOperations } from './customerOperations';
import { setTime } from './hoursOperations';
import { START } from './plainHours';
import type { ModelSession, PlainShop } from './plainShop';
import { changeTerms, log } from './plainUndo';
import { send } from './realShop';
import { sequences } from './sequences';

installServer();

async function signedIn(account: { email: string; password: string }): Promise<Session> {
  return (await send(contract.signIn, { body: account })).body as Session;
}

async function freshShop(): Promise<PlainShop> {
  setTime(START);
  await resetDatabase();
  // Stored without a change of the history, so that no undo takes it from the hours.
  await (await openDatabase()).db.settings.put({ key: 'shop', timeZone: 'UTC' });
  const { token } = await signedIn(ADMIN);
  const model = await modelOfNow(token);
  const sit = async (account: { email: string; password: string }): Promise<ModelSession> => {
    const session = await signedIn(account);
    const person = model.people.find(({ id }) => id === session.user.id);
    if (!person) throw new Error('The samples have no such customer');
    return { person, token: session.token, oldToken: null, cart: [] };
  };
  const shop: PlainShop = { ...model, seats: [await sit(CUSTOMER), await sit(OTHER_CUSTOMER)] };
  // Otherwise few orders of a short sequence would be for later, or cancelled.
  const terms = { staffCancel: true, cancelMinutes: 60, laterDays: 1, slotCapacity: 1 };
  await send(contract.changeSettings, { token, body: terms });
  log(shop, 'Settings Changed', changeTerms(shop, terms));
  return shop;
}

test(`after ${String(sequences.operations)} random operations the shop equals the model`, async () => {
  // The faults make the backend log refused writes.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const counts = new Map<string, number>();
  const count = (name: string) => { counts.set(name, (counts.get(name) ?? 0) + 1); };

  const commands = fc.commands([...customerOperations, ...administratorOperations], { maxCommands: 100, size: 'max' });
  await fc.assert(
    fc.asyncProperty(commands, async (operations) => {
      const model = await freshShop();
      await fc.asyncModelRun(() => ({ model, real: { count, done: 0 } }), operations);
      await audit(model);
    }),
    { seed: sequences.seed, numRuns: sequences.runs, plugins: [fc.interruptAfterTimeLimit(sequences.timeLimitMs)] },
  );

  const done = [...counts.values()].reduce((sum, each) => sum + each, 0);
  expect(done).toBeGreaterThanOrEqual(sequences.operations);
  // Every operation was run at least once.
  const names = [...counts.keys()].sort();
  expect(names).toHaveLength(30);
}, sequences.timeLimitMs + 60_000);

/**
 * What is compared: all records, but what was done (history, events, and who did how much). A dish that is not on the menu
 * keeps its record, so only dishes on the menu are compared.
 */
async function records() {
  const { history: _, events: __, foods, ...rest } = await stored();
  return { ...rest, foods: foods.filter(({ onMenu }) => onMenu) };
}

test('undoing every change, the newest first, restores the first state, and undoing all of that the last one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const commands = fc.commands(administratorChanges, { maxCommands: 60, size: 'max' });
  let undone = 0;
  await fc.assert(
    fc.asyncProperty(commands, async (operations) => {
      const model = await freshShop();
      const first = { state: await records(), entries: model.history.length };
      await fc.asyncModelRun(() => ({ model, real: { count: () => undefined, done: 0 } }), operations);
      const last = { state: await records(), entries: model.history.length };
      const undoFrom = async (newest: number, oldest: number) => {
        for (let at = newest; at >= oldest; at -= 1) {
          expect((await undoAt(model, at)).status).toBe(201);
          undone += 1;
        }
        await audit(model);
      };
      await undoFrom(last.entries - 1, first.entries);
      expect(await records()).toEqual(first.state);
      await undoFrom(model.history.length - 1, last.entries);
      expect(await records()).toEqual(last.state);
    }),
    { seed: sequences.seed, numRuns: sequences.operations / 100, plugins: [fc.interruptAfterTimeLimit(sequences.timeLimitMs)] },
  );
  expect(undone).toBeGreaterThan(sequences.operations / 10);
}, sequences.timeLimitMs + 60_000);
