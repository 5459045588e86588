import { contract } from '../../src/domain/contract';
import { replaceAll } from '../seed/replaceAll';
import { seed } from '../seed/seed';
import { type Endpoint, route } from './route';

export const demoHandlers = {
  resetDemo: route(contract.resetDemo, async ({ db }) => {
    await replaceAll(db, seed);
    return null;
  }),

  fillDemo: {
    call: contract.fillDemo,
    async answer(...received) {
      // Loaded on demand, because customers do not need the generator's words; and before the transaction, which waits
      // for nothing but the store.
      const { fillDemoShop } = await import('../seed/fill');
      return route(contract.fillDemo, ({ db, caller, body }) => fillDemoShop(db, body, caller.name)).answer(...received);
    },
  } satisfies Endpoint,
};
