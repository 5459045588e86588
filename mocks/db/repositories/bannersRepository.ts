/** Promotions. Call these inside a transaction. */
import type { ShopDatabase } from '../schema/database';
import type { Change } from './historyLog';
import type { BannerRow } from '../schema/rows';

const event = { type: 'banners-changed' } as const;

/** Adds a promotion. */
export async function addBanner(db: ShopDatabase, row: BannerRow): Promise<Change> {
  await db.banners.add({ ...row });
  return { inverse: { kind: 'delete-banner', id: row.id }, event };
}

/** Deletes a promotion. */
export async function deleteBanner(db: ShopDatabase, row: BannerRow): Promise<Change> {
  await db.banners.where('id').equals(row.id).delete();
  return { inverse: { kind: 'add-banner', row }, event };
}
