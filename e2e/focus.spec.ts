/** The focus after the focused element has disappeared, and the announcements of new content. */
import type { Locator, Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../src/domain/user/demoAccounts';
import { WITHOUT_WORKER, expect, test, variants } from './shop';

test.use({ ...WITHOUT_WORKER, viewport: { width: 1280, height: 720 } });

const top = (page: Page) => page.evaluate(() => window.scrollY);

test('a visitor who signs in for a dish returns to its card, and Back leads to the page before', async ({ shop, page }) => {
  await shop.open('/about');
  await shop.appAnswers();
  await shop.goTo('Home');
  const dish = page.getByRole('button', { name: 'Strawberry Shortcake', exact: true });
  await dish.focus();
  const leftAt = await top(page);
  expect(leftAt).toBeGreaterThan(300);
  await dish.press('Enter');
  await page.getByRole('button', { name: DEMO_ACCOUNTS.customer.label }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Strawberry Shortcake' })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(dish).toBeFocused();
  await expect.poll(() => top(page)).toBe(leftAt);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('narrowing the window while the focus is in the cart beside the menu moves the focus to the heading', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.signInAsCustomer();
  await shop.addToCart('Garden Salad');
  await page.getByRole('region', { name: 'Your cart' }).getByRole('link', { name: 'Checkout' }).focus();
  // Forces a layout for the new window size before the app receives the media query change.
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { port2.postMessage(document.body.offsetWidth); };
    port2.postMessage(null);
  });
  await page.setViewportSize({ width: 1000, height: 720 });
  await expect(page.getByRole('region', { name: 'Your cart' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('nothing the keyboard focuses on a phone’s menu is covered by the strip of categories', { tag: '@nightly' }, async ({ shop, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await shop.open('/user');
  await shop.settled();
  await shop.appAnswers();
  for (const direction of ['Tab', 'Shift+Tab']) {
    for (const dish of ['Margherita Pizza', 'Garden Pesto Noodles', 'Garden Salad']) {
      const heart = page.getByRole('button', { name: `Favorite ${dish}` });
      await heart.evaluate((each) => { each.scrollIntoView({ block: 'center' }); });
      await shop.tabTo(new RegExp(`^Favorite ${dish}$`), { back: direction === 'Shift+Tab' });
      const seen = () => heart.evaluate((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      await expect.poll(seen, `${direction} to ${dish}`).toBe(true);
    }
  }
});

for (const width of [320, 390]) {
  test(`elements focused backwards from the end of the menu are visible, ${String(width)} pixels wide`, { tag: '@nightly' }, async ({ shop, page }) => {
    await page.setViewportSize({ width, height: 600 });
    await shop.open('/user');
    await shop.settled();
    await shop.appAnswers();
    await shop.tabTo(/^Theme: System$/, { back: true });
    // The dishes above are laid out only now.
    const salad = page.getByRole('button', { name: 'Garden Salad', exact: true });
    await expect.poll(() => salad.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
    await expect(page.getByRole('button', { name: 'Theme: System' })).toBeInViewport({ ratio: 1 });
  });
}

for (const [width, height] of variants([[320, 568], [390, 664], [390, 844], [768, 1024]] as const)) {
  test(`the reason of a failed order is readable, and the order bar covers nothing that the keyboard focuses, ${String(width)} by ${String(height)}`, async ({ shop, page }) => {
    await page.setViewportSize({ width, height });
    await shop.fillCart('Margherita Pizza');
    await shop.use('checkout-unknown');
    const order = page.getByRole('button', { name: 'Complete Order' });
    const barTop = () => order.evaluate((each) => each.parentElement?.getBoundingClientRect().top ?? 0);
    const bottomOf = (target: Locator) => target.evaluate((each) => each.getBoundingClientRect().bottom);
    await order.click();
    for (const reason of [/Your cart and what you typed are kept/, /the same order is never placed twice/]) {
      await expect(page.getByText(reason)).toBeInViewport({ ratio: 1 });
      expect(await bottomOf(page.getByText(reason))).toBeLessThanOrEqual(await barTop());
    }

    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Tab');
    // The visible part of a radio button is its card.
    const focused = page.locator('label:has(:focus), :focus:not(label *)');
    const reached: string[] = [];
    while (!await order.evaluate((each) => each === document.activeElement)) {
      const name = await page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
      expect(await bottomOf(focused), name).toBeLessThanOrEqual(await barTop());
      reached.push(name);
      await page.keyboard.press('Tab');
    }
    expect(reached).toEqual(expect.arrayContaining(['deliveryAddress', 'contactPhone', 'specialInstructions']));
  });
}
