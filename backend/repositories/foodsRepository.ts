/** Dishes. Call these inside a transaction. */
import { categoryKey } from '../../src/domain/category/categoryKey';
import type { Food } from '../../src/domain/food/food';
import type { OptionGroup } from '../../src/domain/food/options';
import { withLists } from '../../src/domain/food/foodForm';
import { digest } from '../../src/domain/http/idempotencyKey';
import { dirtyFields, partsOf } from '../../src/domain/dirtyFields';
import { isEqual } from '../../src/domain/isEqual';
import { DEFAULT_THRESHOLD } from '../../src/domain/inventory/inventory';
import { isUploaded } from '../../src/domain/text/safeUrl';
import { refuse } from '../utils/refusal';
import type { Filter, Tables } from '../store';
import { UNDOABLE_FIELDS, type UndoableFood, type UndoableParts, type Inverse } from '../rows/rowSchemas';
import { type PageRequest, readPage } from './readPage';
import { type FoodRow, foodRow, toFood } from '../rows/rows';
import { parseValidRows } from './parseValidRows';

const newFoodRow = (food: Food) => foodRow({ ...food, threshold: DEFAULT_THRESHOLD, onMenu: 1 });

/** Adds dishes to the menu. */
export async function addFoods(db: Tables, foods: readonly Food[]) {
  await db.foods.addAll(foods.map(newFoodRow));
}

/** The dish with that id. @throws RefusedError 404 if it does not exist or was removed from the menu */
export async function findFood(db: Tables, id: string): Promise<FoodRow> {
  const row = await db.foods.get(id);
  return row?.onMenu === 1 ? row : refuse('not_found', 'This dish is not on the menu');
}

/** The records of some dishes that can be read, by their ids. */
export async function foodsById(db: Tables, ids: readonly string[]): Promise<ReadonlyMap<string, FoodRow>> {
  const rows = (await db.foods.getAll([...new Set(ids)])).filter((row) => row !== undefined);
  return new Map(parseValidRows(db.foods, rows, (row) => [toFood(row).id, row]));
}

/** What can change about a dish, as its row has it. */
function undoableOf(row: FoodRow): UndoableFood {
  const food = { ...withLists(row), soldOutUntil: row.soldOutUntil ?? '', onMenu: row.onMenu === 1 };
  return Object.fromEntries(UNDOABLE_FIELDS.map((field) => [field, food[field]])) as UndoableFood;
}

/** What an inverse is guarded by: an uploaded picture by its digest, which is shorter. */
function guardOf<Parts extends UndoableParts>(food: Parts): Parts {
  return food.image !== undefined && isUploaded(food.image) ? { ...food, image: digest(food.image) } : food;
}

/** The options of a dish, where the groups that it did not have before are as the other dishes have them that have them. */
export async function withSharedGroups(db: Tables, { id, options = [] }: Pick<Food, 'id' | 'options'>, had: readonly OptionGroup[] = []): Promise<OptionGroup[]> {
  const isNew = (group: OptionGroup) => !had.some((other) => other.id === group.id);
  if (!options.some(isNew)) return options;
  const others = (await db.foods.find()).flatMap((row) => (row.id === id ? [] : (row.options ?? [])));
  return options.map((group) => (isNew(group) ? others.find((other) => other.id === group.id) : undefined) ?? group);
}

/**
 * Changes the groups of options in all dishes that share them, to what one of them has.
 * @returns the ids of the other dishes that have changed
 */
async function shareGroups(db: Tables, { id, options = [] }: Pick<Food, 'id' | 'options'>): Promise<string[]> {
  if (options.length === 0) return [];
  const groups = new Map(options.map((group) => [group.id, group]));
  const others = (await db.foods.find()).flatMap((row) => {
    const shared = row.options?.map((group) => groups.get(group.id) ?? group);
    return row.id === id || !shared || isEqual(shared, row.options) ? [] : [foodRow({ ...row, options: shared })];
  });
  await db.foods.put(...others);
  return others.map((row) => row.id);
}

/**
 * Changes a dish. A dish that leaves the menu keeps its record, because orders refer to it.
 * @returns the changed row, how the change is undone, and the other dishes whose options have changed with it
 */
export async function changeFood(db: Tables, before: FoodRow, change: UndoableParts): Promise<{ after: FoodRow; inverse: Inverse; shared: string[] }> {
  const { onMenu = before.onMenu === 1, ...fields } = change;
  const after = foodRow({ ...before, ...fields, onMenu: onMenu ? 1 : 0 });
  await db.foods.put(after);
  const shared = change.options ? await shareGroups(db, after) : [];
  const [was, is] = [undoableOf(before), undoableOf(after)];
  const changed = dirtyFields(was, is);
  return { after, inverse: { kind: 'change-dish', id: before.id, from: guardOf(changed), to: partsOf(was, changed) }, shared };
}

/** Takes pieces of some dishes from the stock. */
export async function takeFromStock(db: Tables, sales: readonly { readonly food: FoodRow; readonly quantity: number }[]) {
  // Lines with different options are of one dish.
  const piecesOf = (id: string) => sales.reduce((sum, { food, quantity }) => (food.id === id ? sum + quantity : sum), 0);
  const foods = new Map(sales.map(({ food }) => [food.id, food]));
  await db.foods.put(...[...foods.values()].map((food) => foodRow({ ...food, stock: food.stock - piecesOf(food.id) })));
}

/** How adding a dish is undone, as long as it is as it was added. */
export function inverseOfAdding(food: Food): Inverse {
  return { kind: 'change-dish', id: food.id, from: guardOf(undoableOf(newFoodRow(food))), to: { onMenu: false } };
}

/** The first field in which a dish is no longer as a change has left it; undefined if there is none. */
export function changedSinceIn(row: FoodRow, from: UndoableParts): keyof UndoableFood | undefined {
  const now = guardOf(undoableOf(row));
  return UNDOABLE_FIELDS.find((field) => field in from && !isEqual(now[field], from[field]));
}

/** The fields of each sort order of the menu. */
const SORTED_BY = {
  name: ['nameKey'],
  category: ['categoryKey', 'nameKey'],
  price: ['price'],
  stock: ['stock'],
  threshold: ['threshold'],
} as const satisfies Record<string, readonly (keyof FoodRow)[]>;

/** The dishes on the menu. */
export const ON_MENU: Filter<FoodRow> = { where: { onMenu: 1 } };

/** The dishes on the menu with stock at or below their threshold. */
export const LOW_STOCK: Filter<FoodRow> = { where: { onMenu: 1, lowStock: 1 } };

/** The dishes on the menu in a category. */
export function foodsOf(category: string): Filter<FoodRow> {
  return { where: { onMenu: 1, categoryKey: categoryKey(category) } };
}

/** One page of some dishes on the menu. */
export function pageOfFoods<Item>(db: Tables, filter: Filter<FoodRow>, query: PageRequest & { readonly sort: keyof typeof SORTED_BY }, read: (row: FoodRow) => Item) {
  return readPage(db.foods, { ...filter, by: SORTED_BY[query.sort] }, query, read);
}
