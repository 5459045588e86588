import * as v from 'valibot';
import { InstantSchema } from '../date/dates';

/** The actions of history entries, as the history screen shows and filters them. */
export const HISTORY_ACTIONS = [
  'Order Placed',
  'Order Status Changed',
  'Food Added',
  'Food Updated',
  'Food Removed',
  'Category Added',
  'Category Deleted',
  'Banner Added',
  'Banner Deleted',
  'Coupon Added',
  'Coupon Updated',
  'Coupon Deleted',
  'Stock Updated',
  'Threshold Updated',
  'Settings Changed',
  'Orders Paused',
  'Orders Resumed',
  'Staff Added',
  'Role Changed',
  'Demo Data Changed',
  'Change Undone',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/**
 * One entry of the activity history (docs/behaviour.md, section 3). `timestamp` is an instant and is shown in local
 * time. A local time without a zone would be ambiguous in the hour that repeats when clocks go back, and wrong in other
 * time zones.
 */
export const HistoryEntrySchema = v.object({
  id: v.string(),
  action: v.picklist(HISTORY_ACTIONS),
  details: v.string(),
  timestamp: InstantSchema,
  user: v.string(),
  changes: v.array(v.object({ field: v.string(), from: v.string(), to: v.string() })),
  /** Whether the change can be undone: its inverse is stored, and it has not been undone. A later change may still prevent it. */
  undoable: v.boolean(),
  /** The name of the administrator who undid the change; empty if it has not been undone. */
  undoneBy: v.string(),
});
export type HistoryEntry = v.InferOutput<typeof HistoryEntrySchema>;
