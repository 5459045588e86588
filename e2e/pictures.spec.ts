/** Size and URL of the pictures that a phone loads. */
import { PHONE, WITHOUT_WORKER, expect, test, variants } from './shop';

test.use({ ...WITHOUT_WORKER, sharesTab: false, viewport: PHONE });

for (const [density, copy] of variants([[1.75, /\.small\.webp$/], [3, /pizza\.webp$/]] as const)) {
  test.describe(`with ${String(density)} pixels to the point`, () => {
    test.use({ deviceScaleFactor: density });

    test('each picture loads once, no larger than displayed, from a URL that may be cached forever', async ({ shop, page }) => {
      await shop.open('/user');
      const picture = page.getByRole('region', { name: 'Pizza' }).locator('img').first();
      await expect(picture).toHaveJSProperty('complete', true);
      const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(source).toMatch(copy);
      const { headers } = await page.evaluate(async (source) => ({ headers: Object.fromEntries((await fetch(source)).headers) }), source);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      // The page preloads its largest picture with the same `srcset` choice.
      const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.webp')));
      const pictures = fetched.map((name) => name.replace('.small', ''));
      expect([...new Set(pictures)]).toHaveLength(new Set(fetched).size);
    });
  });
}

test('a picture is also available at the plain URL by which data and links name it', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.open('/user');
  const { status, type } = await page.evaluate(async () => {
    const { status, headers } = await fetch('pictures/margherita-pizza.webp');
    return { status, type: headers.get('content-type') };
  });
  expect({ status, type }).toEqual({ status: 200, type: 'image/webp' });
});
