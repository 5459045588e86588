import * as v from 'valibot';
import { contract } from '../../src/domain/contract';
import { StockSchema } from '../../src/domain/food/food';
import { applyInventoryChange, stockUpdated, thresholdUpdated } from '../../src/domain/inventory/inventory';
import { firstMessage } from '../../src/domain/text/text';
import { may } from '../../src/domain/user/roles';
import { LOW_STOCK, ON_MENU, changeFood, findFood, pageOfFoods } from '../repositories/foodsRepository';
import { fieldChanges, logHistory } from '../repositories/historyLog';
import { withIdempotency } from '../repositories/withIdempotency';
import { wordSearch } from '../repositories/search';
import { toInventoryRow } from '../rows/rows';
import { forbid, refuse, refuseConflicts } from '../utils/refusal';
import { route } from './route';

export const inventoryHandlers = {
  getInventory: route(contract.getInventory, ({ db, query }) => {
    const words = wordSearch(['nameWords', 'categoryWords'], query.search);
    return pageOfFoods(db, { ...(query.status === 'low' ? LOW_STOCK : ON_MENU), words }, query, toInventoryRow);
  }),

  changeInventory: route(contract.changeInventory, (context) => {
    const { db, caller, param, body } = context;
    const id = param('id');
    if (body.stock !== 0 && !may(caller.role, 'stock')) return forbid(caller.role);
    return withIdempotency({ ...context, body: { ...body, id } }, db.foods, toInventoryRow, async () => {
      const row = await findFood(db, id);
      refuseConflicts(row, body.was ?? {}, body);
      const { stock, threshold } = applyInventoryChange(row, body);
      // The sum after restocking must be a valid stock as well.
      const sum = v.safeParse(StockSchema, stock);
      if (!sum.success) return refuse('invalid', firstMessage(sum) ?? '');
      const changes = fieldChanges({ stock: row.stock, threshold: row.threshold }, { stock, threshold });
      if (changes.length === 0) return toInventoryRow(row);

      const { after, inverse } = await changeFood(db, row, { stock, threshold });
      const [action, details] =
        body.threshold === undefined
          ? (['Stock Updated', stockUpdated(row.name)] as const)
          : (['Threshold Updated', thresholdUpdated(row.name)] as const);
      await logHistory(context, { action, details, changes, inverse, event: { type: 'stock-changed', foodIds: [row.id] } });
      return toInventoryRow(after);
    });
  }),
};
