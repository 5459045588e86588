import { contract } from '../../src/domain/contract';
import { replaceAll } from '../seed/replaceAll';
import { seed } from '../seed/seed';
import { route, routeWith } from './route';

export const demoHandlers = {
  resetDemo: route(contract.resetDemo, async ({ db }) => {
    await replaceAll(db, seed);
    return null;
  }),

  // The generator is loaded on demand, because customers do not need its words.
  fillDemo: routeWith(contract.fillDemo, () => import('../seed/fill'), ({ db, caller, body }, { fillDemoShop }) => fillDemoShop(db, body, caller.name)),
};
