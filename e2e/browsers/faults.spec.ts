/** Regression tests for faults that only these browsers have shown. */
import { expect } from '@playwright/test';
import { test } from './browser';
import { KEYS, type Tab } from './tab';

/** The red, green and blue of each pixel in a part of the tab's screenshot, which the tab decodes. */
async function pixels(tab: Tab, left: number, top: number, width = 1, height = 1): Promise<string[]> {
  const screenshot = (await tab.screenshot()).toString('base64');
  return tab.run(async (screenshot, left, top, width, height) => {
    const bytes = Uint8Array.from(atob(screenshot), (letter) => letter.charCodeAt(0));
    const drawing = new OffscreenCanvas(width, height).getContext('2d')!;
    drawing.drawImage(await createImageBitmap(new Blob([bytes])), -Math.round(left), -Math.round(top));
    const { data } = drawing.getImageData(0, 0, width, height);
    return Array.from({ length: width * height }, (_, index) => `rgb(${[...data.slice(index * 4, index * 4 + 3)].join(', ')})`);
  }, screenshot, left, top, width, height);
}

/** The left edge and the width of the page's content. */
const place = (tab: Tab) => tab.run(() => {
  const { left, width } = document.querySelector('main')!.getBoundingClientRect();
  return { left, width };
});

test('the pagination text below orders and history is visible', async ({ openTab }) => {
  const tab = await openTab();
  await tab.signIn('Admin User', '/dashboard/orders');
  await tab.reads('1–7 of 7');
  await tab.goto('/dashboard/history');
  await tab.reads(/^1–\d+ of \d+$/);
});

test('the details of a dish are painted on each of ten openings', async ({ openTab }) => {
  const tab = await openTab();
  await tab.signIn('Regular User', '/user/auth');
  for (let opening = 1; opening <= 10; opening += 1) {
    await tab.press('button', opening % 2 === 0 ? 'Garden Salad' : 'Margherita Pizza');
    await tab.sees('dialog', /./);
    await tab.until(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
    const { x, y, colour } = await tab.run(() => {
      const dialog = document.querySelector('[role=dialog]')!;
      const { left, bottom } = dialog.getBoundingClientRect();
      return { x: left + 60, y: bottom - 20, colour: getComputedStyle(dialog).backgroundColor };
    });
    // On a busy machine the frame is late; a lost dialog never appears.
    await expect.poll(() => pixels(tab, x, y), `opening ${String(opening)}`).toEqual([colour]);
    await tab.key(KEYS.escape);
    await tab.seesNo('dialog', /./);
  }
});

test('the page does not shift behind a dialog and a drawer of the back office', async ({ openTab }) => {
  // Lower than the page, so that it has a scrollbar.
  const tab = await openTab([1440, 500]);
  await tab.signIn('Admin User', '/dashboard/orders');
  await tab.reads('1–7 of 7');
  const before = await place(tab);
  await tab.press('link', '3d1e84b7');
  await tab.sees('dialog', /^Order 3d1e84b7/);
  expect(await place(tab)).toEqual(before);
  await tab.key(KEYS.escape);
  await tab.seesNo('dialog', /./);
  await tab.press('button', 'Demo data');
  await tab.sees('dialog', /./);
  expect(await place(tab)).toEqual(before);
});

test('an arrow key in a radio group shows the focus ring', async ({ openTab }) => {
  const tab = await openTab();
  await tab.signIn('Regular User', '/user/auth');
  await tab.press('radio', 'All');
  await tab.key(KEYS.right);
  await tab.until(() => {
    const { activeElement } = document;
    return activeElement?.matches('[type=radio]:focus-visible') === true && getComputedStyle(activeElement.nextElementSibling!).outlineStyle === 'solid';
  });
});

test('a search field of the back office has one clear button', async ({ openTab, engine }) => {
  test.skip(engine === 'firefox', 'Firefox has none of its own');
  const tab = await openTab();
  await tab.signIn('Admin User', '/dashboard/users');
  await tab.reads('Daniel Okafor');
  await tab.fill('Search users', 'maya');
  await tab.sees('button', 'Clear search');
  // The browser's own clear button would be at the end of the field, before ours.
  const end = await tab.run(() => {
    const { right, top, height } = document.querySelector('input[type=search]')!.getBoundingClientRect();
    return { left: Math.round(right) - 24, top: Math.round(top) + 2, width: 22, height: Math.round(height) - 4 };
  });
  expect(new Set(await pixels(tab, end.left, end.top, end.width, end.height)).size).toBe(1);
});

test('Tab leaves no control of the checkout under the order bar of a small phone', async ({ openTab, engine }) => {
  test.skip(engine === 'webkit', 'MiniBrowser does not get narrower than 447 pixels');
  const tab = await openTab([320, 568]);
  await tab.signIn('Regular User', '/user/auth');
  await tab.press('button', 'Add to cart: Garden Salad');
  await tab.reads('Garden Salad added to your cart');
  await tab.press('link', /^Cart/, { role: 'navigation', name: 'Main' });
  await tab.sees('button', 'Complete Order');
  await tab.run(() => { document.querySelector<HTMLElement>('textarea')!.focus(); });
  for (const name of ['contactPhone', 'specialInstructions', 'cash']) {
    await tab.key(KEYS.tab);
    await tab.until((name) => {
      const focused = document.activeElement as HTMLInputElement;
      const bar = document.querySelector('[type=submit][form]')!.parentElement!;
      return (focused.name === name || focused.value === name) && focused.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top;
    }, name);
  }
});

test('the scrollbar of the picture chooser is dark in the dark theme', async ({ openTab }) => {
  const tab = await openTab('phone');
  await tab.goto('/about');
  await tab.run(() => { localStorage.setItem('theme', 'dark'); });
  await tab.signIn('Admin User', '/dashboard/add-food');
  await tab.press('button', 'Choose from our pictures');
  await tab.sees('list', 'Our pictures');
  const { x, y, ground } = await tab.run(() => {
    const list = document.querySelector<HTMLElement>('[aria-label="Our pictures"]')!;
    list.scrollIntoView({ block: 'center' });
    const { right, bottom } = list.getBoundingClientRect();
    // Below the scrollbar's thumb.
    return { x: right - 7, y: bottom - 40, ground: getComputedStyle(list).backgroundColor };
  });
  expect(await pixels(tab, x, y)).toEqual([ground]);
});
