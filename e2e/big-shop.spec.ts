/** A menu of a thousand dishes: only cards near the viewport are in the DOM, which must not be noticeable. */
import { type Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../src/domain/user/demoAccounts';
import { DESK, PHONE, type Shop, WITHOUT_WORKER, expect, test } from './shop';

test.use(WITHOUT_WORKER);

async function openBigShop(shop: Shop) {
  // Observed from the start: what renders a long menu loads after the menu.
  await shop.page.addInitScript(() => {
    const seen = { mostCards: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.mostCards = Math.max(seen.mostCards, document.querySelectorAll('main article').length);
    }).observe(document, { subtree: true, childList: true });
  });
  await shop.startWith('huge-shop');
  await shop.open('/user');
  await expect(shop.page.getByText('1000 items on the menu')).toBeAttached();
  await expect(cards(shop.page).first()).toBeVisible();
  await expect(shop.page.locator('main [aria-posinset]').first()).toBeVisible();
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Returns the dish of the topmost fully visible card, and the card's position. */
function topmost(page: Page): Promise<{ name: string; top: number }> {
  return page.evaluate(() => {
    const card = [...document.querySelectorAll('main article')].find((each) => each.getBoundingClientRect().top >= 60);
    return { name: card?.querySelector('h3')?.textContent ?? '', top: card?.getBoundingClientRect().top ?? Number.NaN };
  });
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('the DOM holds as many cards at the end of the page as at its start, and none is missing from the viewport', async ({ page, shop }) => {
      await openBigShop(shop);
      expect(await page.evaluate('window.seen.mostCards')).toBeLessThan(60);
      await page.mouse.move(viewport.width / 2, 500);
      for (let step = 0; step < 25; step += 1) {
        expect(await cards(page).count()).toBeLessThan(60);
        await page.mouse.wheel(0, 1700);
        await page.waitForTimeout(60);
      }
      // Rows that render for the first time may be taller than estimated, so the page's end moves down.
      await expect(async () => {
        await page.keyboard.press('End');
        await expect(page.getByRole('link', { name: 'About us' })).toBeInViewport({ timeout: 500 });
      }).toPass();
      await expect.poll(() => topmost(page).then(({ top }) => top)).toBeLessThan(viewport.height);
      expect(await cards(page).count()).toBeLessThan(60);
      // The last card of a category is always followed by the next category.
      const ends = await page.locator('main section [aria-posinset]').evaluateAll((items) =>
        items.map((item) => [Number(item.getAttribute('aria-posinset')), Number(item.getAttribute('aria-setsize'))]),
      );
      expect(ends.at(-1)?.[0]).toBe(ends.at(-1)?.[1]);
    });

    test('Back restores the menu’s scroll position', async ({ page, shop }) => {
      await openBigShop(shop);
      await page.mouse.move(viewport.width / 2, 500);
      for (let step = 0; step < 12; step += 1) {
        await page.mouse.wheel(0, 900);
        await page.waitForTimeout(60);
      }
      await page.waitForTimeout(300);
      const before = await topmost(page);
      // Clicked by script: Playwright's click would first scroll to the sticky header.
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cart' }).evaluate((link: HTMLElement) => { link.click(); });
      await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
      await page.goBack();
      await expect.poll(() => topmost(page)).toEqual(before);
      // And does not move afterwards.
      await page.waitForTimeout(700);
      expect(await topmost(page)).toEqual(before);
    });

    test('choosing a category in the rail scrolls it to the top and moves the focus there', async ({ page, shop }) => {
      await openBigShop(shop);
      const rail = page.getByRole('navigation', { name: 'Categories' });
      for (const link of [rail.getByRole('link').last(), rail.getByRole('link').nth(4), rail.getByRole('link').first()]) {
        await link.click();
        const heading = page.getByRole('heading', { level: 2, name: new RegExp(`^${(await link.textContent()) ?? ''}`) });
        await expect(heading).toBeFocused();
        const atRest = async () => (await heading.boundingBox())?.y;
        await expect.poll(atRest).toBeLessThan(200);
        await page.waitForTimeout(400);
        // Just below the sticky bars, or as far up as the end of the page allows.
        const y = await atRest();
        const end = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
        expect(y).toBeGreaterThan(0);
        if (!end) expect(y).toBeLessThan(viewport === DESK ? 140 : 90);
        await page.keyboard.press('Tab');
        const place = await page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'));
        expect(place).toBe('1');
      }
    });
  });
}

test.describe('by keyboard', () => {
  test.use({ viewport: PHONE });

  test('Tab visits the cards in order, far beyond the first viewport', async ({ page, shop }) => {
    await openBigShop(shop);
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first().press('Enter');
    const places: number[] = [];
    for (let step = 0; step < 150; step += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset')));
      if (place !== places.at(-1)) places.push(place);
    }
    expect(places.length).toBeGreaterThan(45);
    expect(places).toEqual(places.map((_, at) => at + 1));
    for (let step = 0; step < 60; step += 1) await page.keyboard.press('Shift+Tab');
    const back = await page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset')));
    expect(back).toBe((places.at(-1) ?? 0) - 20);
  });

  test('the focus stays on its card while the page is scrolled far away', async ({ page, shop }) => {
    await openBigShop(shop);
    const name = cards(page).first().getByRole('heading').getByRole('button');
    await name.focus();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const before = await focused();
    await page.mouse.move(195, 500);
    for (let step = 0; step < 10; step += 1) {
      await page.mouse.wheel(0, 1500);
      await page.waitForTimeout(60);
    }
    expect(await focused()).toBe(before);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'))).toBe('1');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(1500);
  });
});

test('a heart keeps its state when its card renders again', async ({ page, shop }) => {
  await shop.signInAs(DEMO_ACCOUNTS.customer);
  await openBigShop(shop);
  const heart = cards(page).first().getByRole('button', { name: /^Favorite / });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const dish = (await heart.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.getByRole('main').focus();
  // A key pressed while the page is still scrolling may be ignored.
  const there = page.getByRole('button', { name: dish });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(there).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(there).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
});

test('the filter applies to the whole long menu, and details open far down the page', async ({ page, shop }) => {
  await shop.signInAs(DEMO_ACCOUNTS.customer);
  await openBigShop(shop);
  await page.getByRole('radio', { name: 'Non-Veg' }).check();
  await expect(page.getByText(/^\d+ items on the menu$/)).not.toHaveText('1000 items on the menu');
  await page.keyboard.press('End');
  await page.waitForTimeout(300);
  const last = cards(page).last();
  await expect(last.getByText('Non-Veg')).toBeVisible();
  const dish = (await last.getByRole('heading').textContent()) ?? '';
  // By its name: while the page settles, another card may become the last one.
  await page.getByRole('button', { name: dish, exact: true }).click();
  await expect(page.getByRole('dialog', { name: dish })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: dish, exact: true })).toBeFocused();
  await shop.expectAccessible();
});
