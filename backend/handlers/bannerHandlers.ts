import { BANNER_COLORS, type Banner } from '../../src/domain/banner/banner';
import { contract } from '../../src/domain/contract';
import { type Change, logHistory } from '../repositories/historyLog';
import { withIdempotency } from '../repositories/withIdempotency';
import { parseValidRows } from '../repositories/parseValidRows';
import type { Tables } from '../store';
import { type BannerRow, toBanner } from '../rows/rows';
import { newId } from '../utils/random';
import { refuse } from '../utils/refusal';
import { creates, route } from './route';

/** The tint after that of the last banner, so that neighbours in the carousel differ. */
function tintAfter(last: Banner | undefined): Banner['colorClass'] {
  const turn = last ? BANNER_COLORS.indexOf(last.colorClass) + 1 : 0;
  return BANNER_COLORS[turn % BANNER_COLORS.length] ?? BANNER_COLORS[0];
}

const event = { type: 'banners-changed' } as const;

/** Adds a promotion. Call it inside a transaction. */
export async function addBanner(db: Tables, row: BannerRow): Promise<Change> {
  await db.banners.add(row);
  return { inverse: { kind: 'delete-banner', id: row.id }, event };
}

/** Deletes a promotion. Call it inside a transaction. */
export async function deleteBanner(db: Tables, row: BannerRow): Promise<Change> {
  await db.banners.delete({ where: { id: row.id } });
  return { inverse: { kind: 'add-banner', row }, event };
}

export const bannerHandlers = {
  getBanners: route(contract.getBanners, async ({ db }) => parseValidRows(db.banners, await db.banners.find(), toBanner)),

  addBanner: creates(contract.addBanner, (context) => {
    const { db, body: { url, title, subtitle, link } } = context;
    return withIdempotency(context, db.banners, toBanner, async () => {
      const [last] = await db.banners.find({ order: 'desc', limit: 1 });
      const banner = {
        id: await newId(db.banners),
        title,
        subtitle,
        description: '',
        image: url,
        // No button without a link.
        buttonText: link === '' ? '' : 'Learn more',
        buttonLink: link,
        colorClass: tintAfter(last),
      };
      await logHistory(context, { action: 'Banner Added', details: title, ...(await addBanner(db, banner)) });
      return banner;
    });
  }),

  deleteBanner: route(contract.deleteBanner, async (context) => {
    const { db, param } = context;
    const row = (await db.banners.get(param('id'))) ?? refuse('not_found', 'This banner does not exist');
    await logHistory(context, { action: 'Banner Deleted', details: row.title, ...(await deleteBanner(db, row)) });
    return null;
  }),
};
