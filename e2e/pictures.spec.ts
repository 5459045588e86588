/** The size and the address of the pictures that a phone fetches. */
import { PHONE, WITHOUT_WORKER, expect, test } from './shop';

test.use({ ...WITHOUT_WORKER, sharesTab: false, viewport: PHONE });

for (const [density, copy] of [[1.75, /\.small\.webp$/], [3, /pizza\.webp$/]] as const) {
  test.describe(`with ${String(density)} pixels to the point`, () => {
    test.use({ deviceScaleFactor: density });

    test('each picture comes once and no larger than it is drawn, from an address that may be cached for good', async ({ shop, page }) => {
      await shop.open('/user');
      const picture = page.getByRole('region', { name: 'Pizza' }).locator('img').first();
      await expect(picture).toHaveJSProperty('complete', true);
      const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(source).toMatch(copy);
      const { headers } = await page.evaluate(async (source) => ({ headers: Object.fromEntries((await fetch(source)).headers) }), source);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      // The page asks for its largest picture ahead of the markup, by the same choice.
      const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.webp')));
      const pictures = fetched.map((name) => name.replace('.small', ''));
      expect([...new Set(pictures)]).toHaveLength(new Set(fetched).size);
    });
  });
}

test('a picture is also at the plain address by which data and links name it', async ({ shop, page }) => {
  await shop.open('/user');
  const { status, type } = await page.evaluate(async () => {
    const { status, headers } = await fetch('pictures/margherita-pizza.webp');
    return { status, type: headers.get('content-type') };
  });
  expect({ status, type }).toEqual({ status: 200, type: 'image/webp' });
});
