/**
 * Replaces the texts of the page, and those added later, by copies in `<font>` elements, as Chrome's translator does.
 * React keeps references to the replaced text nodes. The wording stays the same, so that the screens can be read and
 * tested. Self-contained, because a test runs it in a page before the app loads.
 * @returns stops it; replaced texts stay
 */
export function translatePage(): () => void {
  const untranslated = 'script, style, textarea, svg, [translate="no"], font';
  // oxlint-disable-next-line typescript/no-deprecated -- Chrome's translator uses this element
  const font = () => document.createElement('font');
  const wrap = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest(untranslated) !== null) return;
    const [outer, inner] = [font(), font()];
    outer.append(inner);
    inner.append(text.data);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  wrapAll(document.body);
  const observer = new MutationObserver((changes) => {
    changes.forEach(({ addedNodes }) => { addedNodes.forEach(wrapAll); });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => { observer.disconnect(); };
}
