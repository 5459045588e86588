/** Contrast where a checker cannot tell what lies below the letters: translucent headers and pictures (WCAG 2.2, 1.4.3). */
import type { Locator } from '@playwright/test';
import { expect, test } from './shop';

/** The contrast of an element's letters with its own ground, both opaque. */
const contrast = (element: Locator) =>
  element.evaluate((each) => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const { color, backgroundColor } = getComputedStyle(each);
    const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the destination one is at can be read, ${colorScheme}`, async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await shop.open('/user');
    const here = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
    await expect(here).toHaveAttribute('aria-current', 'page');
    expect(await contrast(here)).toBeGreaterThanOrEqual(4.5);
  });
}

test('no words of a promotion stand upon its picture', async ({ page, shop }) => {
  for (const width of [330, 390, 600, 767]) {
    await page.setViewportSize({ width, height: 844 });
    await shop.open('/user');
    await shop.settled();
    const gaps = await page.getByRole('main').locator('img').evaluateAll((pictures) =>
      pictures.flatMap((picture) => {
        const words = [...(picture.parentElement?.querySelectorAll('p') ?? [])].filter((each) => getComputedStyle(picture).position === 'absolute' && each.textContent !== '');
        return words.map((each) => {
          const letters = document.createRange();
          letters.selectNodeContents(each);
          return picture.getBoundingClientRect().left - letters.getBoundingClientRect().right;
        });
      }));
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps), `at ${String(width)} pixels`).toBeGreaterThanOrEqual(0);
  }
});
