import { contract } from '../../src/domain/contract';
import { fill } from '../db/fill';
import { logAgain } from '../db/historyLog';
import { resetShop } from '../db/reset';
import { route } from '../route';

export const demoHandlers = [
  route(contract.resetDemo, async () => {
    await resetShop();
    return null;
  }),

  route(contract.fillDemo, ({ db, caller, body }) =>
    db.transaction('rw', db.tables, async () => {
      const stored = await fill(db, body);
      // A big shop comes in fifty batches, and is one thing that somebody did.
      if (stored > 0) {
        await logAgain(db, `demo-${body.kind}-${body.seed}`, {
          action: 'Demo Data Changed',
          details: `Generated ${body.kind} up to number ${body.from + body.count} of seed ${body.seed}`,
          user: caller.name,
        });
      }
      return { stored };
    }),
  ),
];
