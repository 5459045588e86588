import * as v from 'valibot';
import { InstantSchema } from './instant';

/** What an entry can tell of, in the words the history screen shows and filters by. */
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
  'Stock Updated',
  'Threshold Updated',
  'Demo Data Changed',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/**
 * One entry of the history (specification, section 3). `timestamp` is an instant. The specification's local time is how it is
 * shown: stored without a zone, an hour that repeats would have no order, and other zones would read another time.
 */
export const HistoryEntrySchema = v.object({
  id: v.string(),
  action: v.picklist(HISTORY_ACTIONS),
  details: v.string(),
  timestamp: InstantSchema,
  user: v.string(),
  changes: v.array(v.object({ field: v.string(), from: v.string(), to: v.string() })),
});
export type HistoryEntry = v.InferOutput<typeof HistoryEntrySchema>;
