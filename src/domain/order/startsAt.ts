import type { ShopSettings } from '../shop/settings';

const MINUTE_MS = 60_000;

/** When the kitchen has to begin with an order: `leadMinutes` before it is due; one for now when it is placed. */
export function startsAt({ date, dueAt }: { readonly date: string; readonly dueAt?: string }, { leadMinutes }: Pick<ShopSettings, 'leadMinutes'>): number {
  return dueAt === undefined ? Date.parse(date) : Math.max(Date.parse(date), Date.parse(dueAt) - leadMinutes * MINUTE_MS);
}
