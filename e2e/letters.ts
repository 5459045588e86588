import { type Locator, type PlaywrightTestOptions, type PlaywrightWorkerOptions, chromium } from '@playwright/test';
import { DESK, Shop, WITHOUT_WORKER } from './shop';

/** Opens a desktop-sized page in a separate browser with a default font size of `size` pixels. */
export async function withLetters(size: number, { baseURL, launchOptions }: Pick<PlaywrightTestOptions, 'baseURL'> & Pick<PlaywrightWorkerOptions, 'launchOptions'>) {
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${String(size)}`] });
  const page = await browser.newPage({ ...WITHOUT_WORKER, ...(baseURL !== undefined && { baseURL }), viewport: DESK, reducedMotion: 'reduce' });
  return { page, shop: new Shop(page), close: () => browser.close() };
}

/** Returns the words of an element that wrap in the middle, except those inside elements that `except` selects. */
export const broken = (element: Locator, except?: string) =>
  element.evaluate((each, { except }) => {
    const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      if (except !== undefined && texts.currentNode.parentElement?.closest(except)) continue;
      for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(/\S+/g)) {
        const letters = document.createRange();
        letters.setStart(texts.currentNode, index);
        letters.setEnd(texts.currentNode, index + word.length);
        if (letters.getClientRects().length > 1) found.push(word);
      }
    }
    return found;
  }, { except });
