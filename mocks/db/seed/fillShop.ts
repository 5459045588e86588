import type { AnswerOf, BodyOf } from '../../../src/domain/calls/call';
import type { fillDemo } from '../../../src/domain/calls/demoCalls';
import { SHOP_REPLACED } from '../../../src/domain/demo-data/demoData';
import { refuse } from '../../refusal';
import { shopNumber } from '../repositories/counters';
import type { ShopDatabase } from '../schema/database';
import { fill } from './fill';
import { replaceHistoryEntry } from '../repositories/historyLog';

/**
 * Stores a batch of generated records, all or none, and logs it in the history.
 * @throws RefusedError if the shop was reset or replaced since the batch before
 */
export function fillShop(db: ShopDatabase, batch: BodyOf<typeof fillDemo>, user: string): Promise<AnswerOf<typeof fillDemo>> {
  return db.transaction('rw', db.tables, async () => {
    const shop = await shopNumber(db);
    if (batch.shop !== undefined && batch.shop !== shop) return refuse('conflict', SHOP_REPLACED);
    const stored = await fill(db, batch);
    // A big shop arrives in fifty batches; the history shows them as one entry.
    if (stored > 0) {
      await replaceHistoryEntry(db, `demo-${batch.kind}-${batch.seed}`, {
        action: 'Demo Data Changed',
        details: `Generated ${batch.kind} up to number ${batch.from + batch.count} of seed ${batch.seed}`,
        user,
      });
    }
    return { stored, shop };
  });
}
