import { type InventoryRow, stockStatus } from '../../domain/inventory';
import { sameRows } from '../../shared/back-office/sameRows';
import type { InventoryList, InventoryQuery } from './inventoryApi';

interface Holding {
  /** The products on the screen. */
  readonly shown: readonly InventoryRow[];
  /** The page as the backend has it now. */
  readonly fresh: InventoryList;
  /** The products that were restocked here: they may leave the screen. */
  readonly restocked: readonly string[];
  /** What the page shows: products of one status or, as '', of all, so many at most. */
  readonly status: InventoryQuery['status'];
  readonly size: number;
}

/**
 * The products to show while somebody has a hand on them: each stays where it is, whatever its numbers are now, so that
 * the next number typed is one of the same product. One that was restocked out of the filter goes: nothing is left to do
 * there, and what comes after takes its place. The total is that of the list as it is shown.
 */
export function holdStock({ shown, fresh, restocked, status, size }: Holding): InventoryList {
  const now = new Map(fresh.items.map((row) => [row.id, row]));
  const belongs = (row: InventoryRow) => now.has(row.id) || status === '' || stockStatus(row) === 'Low Stock';
  const kept = shown.map((row) => now.get(row.id) ?? row).filter((row) => belongs(row) || !restocked.includes(row.id));
  const known = new Set(kept.map(({ id }) => id));
  const items = [...kept, ...fresh.items.filter(({ id }) => !known.has(id))].slice(0, Math.max(size, kept.length));
  const strays = kept.filter((row) => !belongs(row));
  return { ...fresh, items: sameRows(shown, items), total: fresh.total + strays.length };
}
