import { contract } from '../../src/domain/contract';
import { replaceAll } from '../seed/replaceAll';
import { seed } from '../seed/seed';
import { route } from './route';

export const demoHandlers = {
  resetDemo: route(contract.resetDemo, async ({ db }) => {
    await replaceAll(db, seed);
    return null;
  }),

  fillDemo: route(contract.fillDemo, async ({ db, caller, body }) => {
    // Loaded on demand, because customers do not need the generator's words.
    const { fillDemoShop } = await import('../seed/fill');
    return fillDemoShop(db, body, caller.name);
  }),
};
