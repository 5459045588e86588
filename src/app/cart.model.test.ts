/**
 * Model-based test: random sequences of cart operations (two tabs, reloads, other accounts, a changing menu, a damaged
 * storage) run on the real store and on a model in plain objects. Seeds and lengths are those of mocks/model.
 */
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { resetDatabase } from '../../mocks/indexeddb/reset';
import { sequences } from '../../mocks/model/sequences';
import { installServer } from '../../mocks/node';
import { ADMIN, ask, tokenOf } from '../../mocks/testing/client';
import { contract } from '../domain/contract';
import { type Browser, cartOperations } from '../testing/carts/operations';
import type { PlainCarts } from '../testing/carts/plainCarts';
import { Tab } from '../testing/carts/tab';

installServer();

/** Few dishes, so that operations often meet the same one. */
const DISHES = 4;

async function freshBrowser(count: Browser['count']): Promise<{ model: PlainCarts; real: Browser }> {
  localStorage.clear();
  await resetDatabase();
  const { foods } = await ask(contract.getMenu);
  const menu = new Map(foods.slice(0, DISHES).map(({ id, price, stock }) => [id, { cents: Math.round(price * 100), stock }]));
  return {
    model: { owner: null, person: null, shown: [], aside: new Map(), menu },
    real: { tabs: [await Tab.open(), await Tab.open()], adminToken: await tokenOf(ADMIN), count },
  };
}

test(`after ${String(sequences.operations)} random operations the carts of both tabs equal the model's`, async () => {
  const counts = new Map<string, number>();
  const count = (name: string) => { counts.set(name, (counts.get(name) ?? 0) + 1); };

  await fc.assert(
    fc.asyncProperty(fc.commands(cartOperations, { maxCommands: 100, size: 'max' }), async (operations) => {
      const { model, real } = await freshBrowser(count);
      try {
        await fc.asyncModelRun(() => ({ model, real }), operations);
      } finally {
        for (const tab of real.tabs) await tab.close();
        cleanup();
      }
    }),
    { seed: sequences.seed, numRuns: sequences.runs, plugins: [fc.interruptAfterTimeLimit(sequences.timeLimitMs)] },
  );

  const done = [...counts.values()].reduce((sum, each) => sum + each, 0);
  expect(done).toBeGreaterThanOrEqual(sequences.operations);
  // Every kind of operation has run at least once.
  expect([...counts.keys()].sort()).toHaveLength(16);
}, sequences.timeLimitMs + 60_000);
