/**
 * Contrast that a checker does not measure: text over pictures and translucent backgrounds, outlines, icons, charts (WCAG
 * 2.2, 1.4.3 and 1.4.11).
 */
import type { Locator, Page } from '@playwright/test';
import { contrast } from '../src/testing/contrast';
import { test as office } from './backOffice';
import { DESK, PHONE, WITHOUT_CACHE, WITHOUT_WORKER, expect, test, variants } from './shop';

test.use(WITHOUT_WORKER);

/** The least contrast of graphics and large text; `TEXT` is that of other text. */
const GRAPHICS = 3;
const TEXT = 4.5;

/** The background colours of an element and of the element around it. */
const grounds = (element: Locator) =>
  element.evaluate((each) => {
    const opaque: string[] = [];
    for (let at: Element | null = each; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!backgroundColor.endsWith(", 0)")) opaque.push(backgroundColor);
    }
    return opaque.slice(0, 2);
  });

/** The outline of a selected element, a border or an inset shadow: its least contrast with the backgrounds on both sides. */
async function chosenLine(element: Locator): Promise<number> {
  const line = await element.evaluate((each) => {
    const { boxShadow, borderTopColor, borderTopWidth } = getComputedStyle(each);
    const [, drawn] = /(rgb\([^)]*\)) 0px 0px 0px [\d.]+px inset/.exec(boxShadow) ?? [];
    return drawn ?? (borderTopWidth === '0px' || borderTopColor.endsWith(", 0)") ? 'none' : borderTopColor);
  });
  if (line === 'none') return 1;
  return Math.min(...(await grounds(element)).map((ground) => contrast(line, ground)));
}

/** The contrast of an element's text with its background. */
async function letters(element: Locator): Promise<number> {
  const [ground = ''] = await grounds(element);
  return contrast(await element.evaluate((each) => getComputedStyle(each).color), ground);
}

const emulate = (page: Page, colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

for (const colorScheme of variants(['light', 'dark'] as const)) {
  test(`current page and selected options are recognisable in the storefront, ${colorScheme}`, async ({ page, shop }) => {
    await emulate(page, colorScheme);
    await page.setViewportSize(DESK);
    await shop.open('/user');
    await shop.settled();
    const here = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
    await expect(here).toHaveAttribute('aria-current', 'page');
    expect(await letters(here), 'the destination').toBeGreaterThanOrEqual(TEXT);
    const diet = page.getByRole('radio', { name: 'All' }).locator('xpath=following-sibling::*[1]');
    expect(await chosenLine(diet), 'the diet').toBeGreaterThanOrEqual(GRAPHICS);

    await test.step('with an outline when more contrast is preferred', async () => {
      await page.emulateMedia({ contrast: 'more' });
      expect(await chosenLine(here), 'the destination').toBeGreaterThanOrEqual(GRAPHICS);
      await page.mouse.wheel(0, 300);
      const inView = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Pizza' });
      await expect.poll(() => chosenLine(inView), 'the category').toBeGreaterThanOrEqual(GRAPHICS);
      await page.setViewportSize(PHONE);
      expect(await chosenLine(here.locator(':scope > :first-child')), 'the destination on a phone').toBeGreaterThanOrEqual(GRAPHICS);
    });
  });

  office(`graphics are recognisable in the back office, ${colorScheme}`, { tag: '@nightly' }, async ({ office, page }) => {
    await emulate(page, colorScheme);
    await test.step('a tick has contrast with its checkbox', async () => {
      await office.goTo('Orders');
      await office.main.getByRole('checkbox', { name: 'Select order 3d1e84b7' }).check();
      // The element that Ant Design fills and draws the tick in.
      const boxes = office.main.locator('.ant-checkbox-checked');
      const [tick, box] = await boxes.first().evaluate((each) => {
        const drawn = [each, ...each.querySelectorAll('*')].find((part) => !getComputedStyle(part).backgroundColor.endsWith(", 0)")) ?? each;
        return [getComputedStyle(drawn, '::after').borderBottomColor, getComputedStyle(drawn).backgroundColor] as const;
      });
      expect(contrast(tick, box)).toBeGreaterThanOrEqual(GRAPHICS);
    });

    await test.step('the icon of a sortable column is visible', async () => {
      const arrows = office.main.getByRole('button', { name: 'Customer' }).locator('svg').first();
      const { fill, opacity } = await arrows.evaluate((svg) => ({ fill: getComputedStyle(svg).fill, opacity: Number(getComputedStyle(svg).opacity) }));
      const [ground = ''] = await grounds(arrows);
      const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
      const seen = parts(fill).map((part, at) => part * opacity + (parts(ground)[at] ?? 0) * (1 - opacity));
      expect(contrast(seen.join(), ground)).toBeGreaterThanOrEqual(GRAPHICS);
    });

    await test.step('selected options have an outline', async () => {
      await office.goTo('Food Search');
      expect(await chosenLine(office.tab('All Categories')), 'the category').toBeGreaterThanOrEqual(GRAPHICS);
      await page.keyboard.press('Control+k');
      const option = page.getByRole('dialog').getByRole('option', { selected: true });
      await expect(option).toBeVisible();
      expect(await chosenLine(option), 'the line Enter would take').toBeGreaterThanOrEqual(GRAPHICS);
      await page.keyboard.press('Escape');
      await office.goTo('Dashboard');
    });

    await test.step('every slice of a chart has contrast with its background', async () => {
      const chart = office.main.getByRole('img', { name: /^Pie chart/ });
      const ground = (await grounds(chart))[0] ?? '';
      // Colours of large areas: those of text and edges are blended, and therefore many.
      const areas = () => chart.locator('canvas').evaluateAll((canvases) =>
        canvases.flatMap((canvas) => {
          const { width, height } = canvas as HTMLCanvasElement;
          const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
          const counted = new Map<string, number>();
          for (let at = 0; at < data.length; at += 4) {
            const colour = data.slice(at, at + 4).join();
            if (data[at + 3] !== 0) counted.set(colour, (counted.get(colour) ?? 0) + 1);
          }
          return [...counted].filter(([, count]) => count > 1000).map(([colour]) => colour);
        }));
      await expect.poll(async () => (await areas()).length).toBeGreaterThanOrEqual(4);
      const [, ...backdrop] = /(\d+), (\d+), (\d+)/.exec(ground) ?? [];
      for (const area of await areas()) {
        const [red = 0, green = 0, blue = 0, alpha = 255] = area.split(',').map(Number);
        const seen = [red, green, blue].map((part, at) => (part * alpha + Number(backdrop[at]) * (255 - alpha)) / 255);
        if (seen.every((part, at) => Math.abs(part - Number(backdrop[at])) < 2)) continue;
        expect(contrast(seen.join(), ground), area).toBeGreaterThanOrEqual(GRAPHICS);
      }
    });
  });
}

test('the storefront prints with a light background', { tag: '@nightly' }, async ({ page, shop }) => {
  await page.addInitScript(() => { localStorage.setItem('theme', 'dark'); });
  await shop.open('/about');
  await shop.settled();
  await page.emulateMedia({ media: 'print' });
  const { color, backgroundColor } = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  expect(contrast(color, 'rgb(255, 255, 255)')).toBeGreaterThanOrEqual(TEXT);
  expect(contrast(backgroundColor, 'rgb(255, 255, 255)')).toBeLessThan(1.2);
});

test.describe('with a banner from the back office', () => {
  test.use({ ...WITHOUT_CACHE, serviceWorkers: 'allow' });

  test('no text of a banner overlaps its picture or photo', { tag: '@nightly' }, async ({ page, shop }) => {
    await shop.open('/user');
    const banner = { url: 'icons/icon-512.png', title: 'Winter evenings by the fire', subtitle: 'Two soups, one price, every evening of this week and of the next' };
    expect(await shop.call('POST', '/banners', { token: await shop.administratorToken(), body: banner })).toMatchObject({ status: 201 });
    await shop.open('/user');
    await shop.settled();
    await expect(page.getByRole('button', { name: `Show ${banner.title}` })).toBeVisible();
    for (const width of [330, 390, 600, 767, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
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
});
