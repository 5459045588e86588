import { type PlaywrightTestOptions, type PlaywrightWorkerOptions, chromium } from '@playwright/test';
import { DESK, Shop, WITHOUT_WORKER } from './shop';

/** A page as wide as a desk's in a browser of its own, whose letters are so large to begin with, in pixels. */
export async function withLetters(size: number, { baseURL, launchOptions }: Pick<PlaywrightTestOptions, 'baseURL'> & Pick<PlaywrightWorkerOptions, 'launchOptions'>) {
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${String(size)}`] });
  const page = await browser.newPage({ ...WITHOUT_WORKER, ...(baseURL !== undefined && { baseURL }), viewport: DESK, reducedMotion: 'reduce' });
  return { page, shop: new Shop(page), close: () => browser.close() };
}
