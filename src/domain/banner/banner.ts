import * as v from 'valibot';
import { AddressSchema, isSafeLink } from '../text/safeUrl';

/** The tints a banner can have; each is a class of the carousel's stylesheet. */
export const BANNER_COLORS = ['tomato', 'basil', 'sky'] as const;

/** A promotion: one shape for the carousel and the back office (docs/behaviour.md, section 3). */
export const BannerSchema = v.object({
  id: v.string(),
  title: v.string(),
  subtitle: v.string(),
  description: v.string(),
  image: AddressSchema,
  buttonText: v.string(),
  buttonLink: AddressSchema,
  colorClass: v.picklist(BANNER_COLORS),
});
export type Banner = v.InferOutput<typeof BannerSchema>;

/** A placeholder origin: links that resolve to it are paths of the shop, others are other sites. */
const SHOP = 'http://shop.invalid';

/** Where a banner leads: a path of the app or another site. */
type BannerTarget = { kind: 'path'; to: string } | { kind: 'site'; href: string };

/**
 * Parses a banner's link as an administrator may have typed it: '/about', 'user/cart', 'https://…'. Returns null for an
 * empty, unsafe or unparsable link.
 */
export function bannerTarget(link: string): BannerTarget | null {
  const text = link.trim();
  if (text === '' || !isSafeLink(text)) return null;
  try {
    const url = new URL(text, SHOP);
    if (url.origin !== SHOP) return { kind: 'site', href: url.href };
    return { kind: 'path', to: `${url.pathname}${url.search}${url.hash}` };
  } catch {
    // For example 'http://' alone. The banner then has no button.
    return null;
  }
}
