/** What may be said of a promotion. Apart from the promotion itself, for the storefront has no use for it. */
import * as v from 'valibot';
import { bannerTarget } from './bannerTarget';
import { routes } from './routes';
import { ImageSchema, LinkSchema } from './safeUrl';
import { allFilled, optionalText, requiredText } from './text';

const REQUIRED_MESSAGE = 'Please provide at least an image URL and a title';

const PAGES = new Set<string>(Object.values(routes));

/** A promotion must not lead to the not-found page (decisions, routes), nor be given a link that nobody can read. */
export function leadsSomewhere(link: string): boolean {
  const target = bannerTarget(link);
  if (target?.kind !== 'path') return link === '' || target !== null;
  // As the router reads it: in capitals or not, with a slash at the end or without.
  const [path = ''] = target.to.toLowerCase().split(/[?#]/);
  return PAGES.has(path) || PAGES.has(path.replace(/\/$/, ''));
}

/** What the banner form gives (specification, section 5). */
export const NewBannerSchema = v.pipe(
  allFilled(['url', 'title'], REQUIRED_MESSAGE),
  v.object({
    url: v.pipe(ImageSchema, v.nonEmpty(REQUIRED_MESSAGE)),
    title: requiredText('title', 80, REQUIRED_MESSAGE),
    subtitle: optionalText('subtitle', 160),
    link: v.pipe(LinkSchema, v.check(leadsSomewhere, 'Please use a page of this shop, such as /about, or a full link, such as https://example.com')),
  }),
);
export type NewBanner = v.InferOutput<typeof NewBannerSchema>;
