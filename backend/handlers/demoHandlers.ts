import { contract } from '../../src/domain/contract';
import { resetDatabase } from '../../mocks/indexeddb/reset';
import { recordDataSize } from '../../mocks/instrumentation/dataSize';
import { route } from './route';

export const demoHandlers = {
  resetDemo: route(contract.resetDemo, {}, async () => {
    await resetDatabase();
    recordDataSize('samples');
    return null;
  }),

  fillDemo: route(contract.fillDemo, {}, async ({ db, caller, body }) => {
    // Loaded on demand, because customers do not need the generator's words.
    const { fillDemoShop } = await import('../seed/fill');
    const answer = await fillDemoShop(db, body, caller.name);
    if (answer.stored > 0) recordDataSize(null);
    return answer;
  }),
};
