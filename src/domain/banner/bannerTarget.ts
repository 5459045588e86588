import { isSafeLink } from '../text/safeUrl';

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
