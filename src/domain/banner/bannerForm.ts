/** Rules of the banner form. Not in banner.ts, so that the storefront does not load them. */
import * as v from 'valibot';
import { bannerTarget } from './banner';
import { routes } from '../routes';
import { ImageSchema, LinkSchema } from '../text/safeUrl';
import { allFilled, optionalText, requiredText } from '../text/text';

const REQUIRED_MESSAGE = 'Please provide at least an image URL and a title';

const PAGES = new Set<string>(Object.values(routes));

/**
 * Whether a banner's link is empty, or leads to a page of the shop or to another site. A promotion must not lead to the
 * not-found page (docs/behaviour.md, section 2), nor hold a link that cannot be parsed.
 */
export function leadsSomewhere(link: string): boolean {
  const target = bannerTarget(link);
  if (target?.kind !== 'path') return link === '' || target !== null;
  // The router ignores case and a trailing slash, so this does too.
  const [path = ''] = target.to.toLowerCase().split(/[?#]/);
  return PAGES.has(path) || PAGES.has(path.replace(/\/$/, ''));
}

/** Each field of a new banner by its own rule. */
export const NewBannerFieldsSchema = v.object({
  url: v.pipe(ImageSchema, v.nonEmpty(REQUIRED_MESSAGE)),
  title: requiredText('title', 80, REQUIRED_MESSAGE),
  subtitle: optionalText('subtitle', 160),
  link: v.pipe(LinkSchema, v.check(leadsSomewhere, 'Please use a page of this shop, such as /about, or a full link, such as https://example.com')),
});

/** What the banner form submits (docs/behaviour.md, section 5). */
export const NewBannerSchema = v.pipe(allFilled(['url', 'title'], REQUIRED_MESSAGE), NewBannerFieldsSchema);
export type NewBanner = v.InferOutput<typeof NewBannerSchema>;
