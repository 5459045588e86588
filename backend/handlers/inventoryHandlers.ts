import * as v from 'valibot';
import { contract } from '../../src/domain/contract';
import { StockSchema, isSoldOutAt } from '../../src/domain/food/food';
import { applyInventoryChange, soldOutChanged, stockUpdated, thresholdUpdated } from '../../src/domain/inventory/inventory';
import { tomorrow } from '../../src/domain/shop/hours';
import { firstMessage } from '../../src/domain/text/text';
import { may } from '../../src/domain/user/roles';
import { LOW_STOCK, ON_MENU, changeFood, findFood, pageOfFoods } from '../repositories/foodsRepository';
import { fieldChanges, logHistory } from '../repositories/historyLog';
import { readSettings } from '../repositories/settingsRepository';
import { withIdempotency } from '../repositories/withIdempotency';
import { wordSearch } from '../repositories/search';
import { toInventoryRow } from '../rows/rows';
import { now } from '../utils/clock';
import { forbid, refuse, refuseConflicts } from '../utils/refusal';
import { route } from './route';

export const inventoryHandlers = {
  getInventory: route(contract.getInventory, ({ db, query }) => {
    const words = wordSearch(['nameWords', 'categoryWords'], query.search);
    return pageOfFoods(db, { ...(query.status === 'low' ? LOW_STOCK : ON_MENU), words }, query, toInventoryRow);
  }),

  getProduct: route(contract.getProduct, async ({ db, param }) => toInventoryRow(await findFood(db, param('id')))),

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

  sellOut: route(contract.sellOut, async (context) => {
    const { db, param, body: { soldOut } } = context;
    const row = await findFood(db, param('id'));
    const at = now().getTime();
    if (soldOut === isSoldOutAt(row, at)) return toInventoryRow(row);
    const soldOutUntil = soldOut ? new Date(tomorrow(at, await readSettings(db))).toISOString() : '';
    const { after, inverse } = await changeFood(db, row, { soldOutUntil });
    await logHistory(context, { action: 'Stock Updated', details: soldOutChanged(row.name, soldOut), inverse, event: { type: 'stock-changed', foodIds: [row.id] } });
    return toInventoryRow(after);
  }),
};
