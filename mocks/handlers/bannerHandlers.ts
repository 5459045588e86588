import { BANNER_COLORS, type Banner } from '../../src/domain/banner/banner';
import { contract } from '../../src/domain/contract';
import { logHistory, logStores } from '../db/repositories/historyLog';
import { withIdempotency } from '../db/repositories/withIdempotency';
import { parseValidRows } from '../db/repositories/parseValidRows';
import { toBanner } from '../db/schema/rows';
import { newId } from '../random/seededRandom';
import { recordEvent } from '../db/repositories/eventLog';
import { refuse } from '../refusal';
import { route } from './route';

/** The tint after that of the last banner, so that neighbours in the carousel differ. */
function tintAfter(last: Banner | undefined): Banner['colorClass'] {
  const turn = last ? BANNER_COLORS.indexOf(last.colorClass) + 1 : 0;
  return BANNER_COLORS[turn % BANNER_COLORS.length] ?? BANNER_COLORS[0];
}

export const bannerHandlers = {
  getBanners: route(contract.getBanners, async ({ db }) => parseValidRows(db.banners, await db.banners.toArray(), toBanner)),

  addBanner: route(
    contract.addBanner,
    async (context) => {
      const { db, body: { url, title, subtitle, link } } = context;
      return db.transaction('rw', [db.banners, db.orderKeys, ...logStores(db)], async () =>
        withIdempotency(context, db.banners, toBanner, async () => {
          const banner = {
            id: await newId(db.banners),
            title,
            subtitle,
            description: '',
            image: url,
            // No button without a link.
            buttonText: link === '' ? '' : 'Learn more',
            buttonLink: link,
            colorClass: tintAfter(await db.banners.toCollection().last()),
          };
          await db.banners.add({ ...banner });
          await logHistory(context, { action: 'Banner Added', details: title, inverse: { kind: 'delete-banner', id: banner.id } });
          await recordEvent(db, { type: 'banners-changed' }, context.request);
          return banner;
        }),
      );
    },
    201,
  ),

  deleteBanner: route(contract.deleteBanner, (context) => {
    const { db, param } = context;
    return db.transaction('rw', [db.banners, ...logStores(db)], async () => {
      const row = await db.banners.get({ id: param('id') });
      if (!row) return refuse('not_found', 'This banner does not exist');
      await db.banners.where('id').equals(row.id).delete();
      await logHistory(context, { action: 'Banner Deleted', details: row.title, inverse: { kind: 'add-banner', row } });
      await recordEvent(db, { type: 'banners-changed' }, context.request);
      return null;
    });
  }),
};
