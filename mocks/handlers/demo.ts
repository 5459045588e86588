import { contract } from '../../src/domain/contract';
import { SHOP_REPLACED } from '../../src/domain/demoData';
import { shopDrawn } from '../db/counters';
import { logAgain } from '../db/historyLog';
import { resetShop } from '../db/reset';
import { noteDataSize } from '../qa/dataSize';
import { refuse } from '../refusal';
import { route } from '../route';

export const demoHandlers = [
  route(contract.resetDemo, async () => {
    await resetShop();
    noteDataSize('samples');
    return null;
  }),

  route(contract.fillDemo, async ({ db, caller, body }) => {
    // Fetched for whoever fills the shop: no customer needs the words that records are made of.
    const { fill } = await import('../db/fill');
    const answer = await db.transaction('rw', db.tables, async () => {
      const shop = await shopDrawn(db);
      if (body.shop !== undefined && body.shop !== shop) return refuse(409, 'conflict', SHOP_REPLACED);
      const stored = await fill(db, body);
      // A big shop comes in fifty batches, and is one thing that somebody did.
      if (stored > 0) {
        await logAgain(db, `demo-${body.kind}-${body.seed}`, {
          action: 'Demo Data Changed',
          details: `Generated ${body.kind} up to number ${body.from + body.count} of seed ${body.seed}`,
          user: caller.name,
        });
      }
      return { stored, shop };
    });
    if (answer.stored > 0) noteDataSize(null);
    return answer;
  }),
];
