import { isSafeLink } from './safeUrl';

/** Stands for wherever the shop is mounted, to tell its own paths from other sites. */
const SHOP = 'http://shop.invalid';

/** Where a banner leads: a path of the app, another site, or nowhere. */
type BannerTarget = { kind: 'path'; to: string } | { kind: 'site'; href: string };

/** Reads a banner's link as an administrator may have typed it: '/about', 'user/cart', 'https://…' or nothing. */
export function bannerTarget(link: string): BannerTarget | null {
  const text = link.trim();
  if (text === '' || !isSafeLink(text)) return null;
  try {
    const url = new URL(text, SHOP);
    if (url.origin !== SHOP) return { kind: 'site', href: url.href };
    return { kind: 'path', to: `${url.pathname}${url.search}${url.hash}` };
  } catch {
    // 'http://' alone, say: a promotion without a button is better than one that leads nowhere.
    return null;
  }
}
