import { contract } from '../../src/domain/contract';
import { resetShop } from '../db/reset';
import { noteDataSize } from '../qa/dataSize';
import { route } from '../route';

export const demoHandlers = [
  route(contract.resetDemo, async () => {
    await resetShop();
    noteDataSize('samples');
    return null;
  }),

  route(contract.fillDemo, async ({ db, caller, body }) => {
    // Fetched for whoever fills the shop: no customer needs the words that records are made of.
    const { fillShop } = await import('../db/fillShop');
    const answer = await fillShop(db, body, caller.name);
    if (answer.stored > 0) noteDataSize(null);
    return answer;
  }),
];
