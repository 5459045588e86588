let added = false;

/**
 * Uses the heading font from now on. A page that was painted before it had loaded would keep the fallback for the whole visit,
 * because the font is optional (base.css). Call it when another page is shown: on a page in use the text would shift.
 */
export function addLateHeadingFont() {
  const href = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href;
  if (added || href === undefined) return;
  added = true;
  const font = new FontFace('Bricolage Grotesque', `url("${href}")`, { weight: '600 800' });
  font.load().then(() => { document.fonts.add(font); }, () => { added = false; });
}
