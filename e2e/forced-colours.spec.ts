/** With forced colours, backgrounds and shadows are removed: selection is shown by outlines and icons. */
import type { Locator } from '@playwright/test';
import { test as office } from './backOffice';
import { WITHOUT_WORKER, expect, test } from './shop';

test.use({ ...WITHOUT_WORKER, forcedColors: 'active', reducedMotion: 'reduce' });

/** The border or outline by which a selected element differs from another. */
const line = (part: Locator) =>
  part.evaluate((element) => {
    const { borderBottomColor, borderBottomWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
    const { backgroundColor } = getComputedStyle(document.body);
    const border = borderBottomColor === backgroundColor ? 'none' : `${borderBottomWidth} ${borderBottomColor}`;
    return [border, outlineStyle === 'none' ? 'none' : outlineWidth].join(', ');
  });

test('at checkout only the selected payment method has a tick', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.fillCart('Margherita Pizza');
  await expect(page.getByRole('radio', { name: 'Cash' })).toBeChecked();
  const ticked = () => page.getByRole('radio').evaluateAll((radios) =>
    radios.map((radio) => {
      const svg = radio.parentElement?.querySelector(':scope > :last-child > svg');
      return svg ? getComputedStyle(svg).visibility : 'none';
    }));
  expect(await ticked()).toEqual(['visible', 'hidden']);
  await page.getByRole('radio', { name: 'Card' }).check();
  expect(await ticked()).toEqual(['hidden', 'visible']);
});

test('the focus is visible on a selected option, and the carousel shows its dots', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.open('/user');
  await shop.settled();
  const mark = page.getByRole('button', { name: 'Show New Menu Items' });
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await mark.evaluate((dot) => getComputedStyle(dot, '::before').backgroundColor)).not.toBe(ground);

  const face = page.getByRole('radio', { name: 'All' }).locator('xpath=following-sibling::*[1]');
  const outline = () => face.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await face.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(ground);
  expect(await outline()).toBe('none');
  await page.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  expect(await outline()).toBe('solid');
});

office('the back office shows the selected tab, category and option', { tag: '@nightly' }, async ({ office, page }) => {
  await office.goTo('Orders');
  expect(await line(office.tab('All Orders'))).not.toBe(await line(office.tab('Pending')));
  await office.goTo('Food Search');
  expect(await line(office.tab('All Categories'))).not.toBe(await line(office.tab('Pizza')));
  await page.keyboard.press('Control+k');
  const lines = page.getByRole('dialog').getByRole('option');
  await expect(lines.first()).toBeVisible();
  expect(await line(lines.first())).not.toBe(await line(lines.nth(1)));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+b');
  expect(await line(office.menu.getByRole('link', { name: 'Food Search' }))).not.toBe(await line(office.menu.getByRole('link', { name: 'Users' })));
});

office('the form of a dish shows the selected diet and the focused field', { tag: '@nightly' }, async ({ office, page }) => {
  await office.goTo('Add Food');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const chosen = page.getByRole('radio', { name: 'Non-Veg' });
  await expect(chosen).toBeChecked();
  const dot = () => chosen.evaluate((radio) => getComputedStyle(radio.parentElement ?? radio, '::after').backgroundColor);
  await expect.poll(dot).not.toBe(ground);
  const name = page.getByLabel('Name');
  await name.focus();
  expect(await name.evaluate((field) => getComputedStyle(field).outlineStyle)).toBe('solid');
});

office('the switch of the sound shows whether it is on, and the kitchen its late orders', { tag: '@nightly' }, async ({ office, page }) => {
  await office.goTo('Kitchen');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const fill = (part: Locator, pseudo?: string) => part.evaluate((each, pseudo) => getComputedStyle(each, pseudo).backgroundColor, pseudo);
  const sound = page.getByRole('switch', { name: 'Sound for new orders' });
  const dot = sound.locator('.ant-switch-handle');
  await expect(sound).not.toBeChecked();
  await expect.poll(() => fill(dot, '::before')).not.toBe(ground);
  expect(await fill(sound)).toBe(ground);
  await sound.click();
  await expect.poll(() => fill(sound)).not.toBe(ground);
  expect(await fill(dot, '::before')).not.toBe(await fill(sound));
  expect(await fill(page.getByText(/^[\d,]+ d$/).first())).not.toBe(ground);
});

office('the checkbox for a whole page shows its indeterminate state', { tag: '@nightly' }, async ({ office, page }) => {
  await office.goTo('Orders');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const all = office.main.getByRole('checkbox', { name: 'Select all on this page' });
  await office.main.getByRole('table').getByRole('checkbox').nth(1).check();
  await expect(all).toBeChecked({ indeterminate: true });
  const mark = () => all.evaluate((box) => getComputedStyle(box.parentElement ?? box, '::after').backgroundColor);
  await expect.poll(mark).not.toBe(ground);
});
