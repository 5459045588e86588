/** What is on paper: records printed alone, pages as long as their text, and nothing that is fixed on the screen. */
import { type Page } from '@playwright/test';
import { type BackOffice, expect, test } from './backOffice';
import { WITHOUT_CACHE } from './shop';

test.use(WITHOUT_CACHE);

const NOTE = 'No nuts\nSauce apart\nRing twice';
const MM_PER_POINT = 25.4 / 72;

/** The size of each page in millimetres, printed with the page's own sizes. */
async function pagesOf(page: Page) {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return boxes.map(([, width, height]) => [Number(width) * MM_PER_POINT, Number(height) * MM_PER_POINT].map(Math.round));
}

/** Places an order of the first dishes of the menu as the signed-in administrator, and returns its short id. */
async function order({ shop, page }: BackOffice, dishes: number) {
  const token = await shop.token();
  const menu = (await shop.call('GET', '/menu')).body as { foods: { id: string; price: number; stock: number }[] };
  const lines = menu.foods.filter(({ stock }) => stock > 0).slice(0, dishes).map(({ id, price }) => ({ foodId: id, quantity: 1, price }));
  const body = { contactPhone: '555 010 0142', deliveryAddress: '1 Quay\nOld Town', specialInstructions: NOTE, paymentMethod: 'cash', lines };
  const answer = await shop.call('POST', '/orders', { token, body });
  expect(answer.status).toBe(201);
  await page.reload();
  return (answer.body as { id: string }).id.slice(0, 8);
}

test('a ticket is as long as its text, and printed without the message above it', { tag: '@nightly' }, async ({ office, page }) => {
  await page.addInitScript(() => { window.print = () => undefined; });
  await office.goTo('Kitchen');
  const [short, long] = [await order(office, 1), await order(office, 15)];
  const length = async (id: string) => {
    await page.getByRole('button', { name: `Print ticket ${id}` }).click();
    const pages = await pagesOf(page);
    expect(pages).toHaveLength(1);
    const [width = 0, height = 0] = pages[0] ?? [];
    expect(width).toBe(80);
    return height;
  };
  const [few, many] = [await length(short), await length(long)];
  expect(few).toBeGreaterThan(40);
  expect(few).toBeLessThan(110);
  expect(many).toBeGreaterThan(few + 100);
});

test('lines of a note stay lines in the kitchen, in the lists and on the receipt', { tag: '@nightly' }, async ({ office, page }) => {
  await office.goTo('Kitchen');
  const id = await order(office, 1);
  const shown = (text: string) => office.page.getByText(text).first().evaluate((each: HTMLElement) => each.innerText);
  const ticket = page.getByRole('article', { name: `Order ${id}` });
  expect(await ticket.getByText('Sauce apart').evaluate((each: HTMLElement) => each.innerText)).toBe(NOTE);
  await office.goTo('Orders');
  expect(await shown('1 Quay')).toBe('1 Quay\nOld Town');
  await office.main.getByRole('link', { name: id }).click();
  await expect(page.getByRole('article', { name: 'Receipt' })).toBeVisible();
  expect(await shown('Sauce apart')).toBe(NOTE);
});

test('neither messages nor bars are printed', { tag: '@nightly' }, async ({ office, shop, page }) => {
  await office.goTo('Orders');
  await office.main.getByRole('button', { name: /^Complete order/ }).first().click();
  await shop.expectMessage('Order marked as completed');
  await page.emulateMedia({ media: 'print' });
  await expect(office.main.getByRole('table', { name: 'Orders' })).toBeVisible();
  const fixed = () => page.evaluate(() => [...document.querySelectorAll('body *')]
    .filter((each) => getComputedStyle(each).position === 'fixed' && each.checkVisibility() && each.clientHeight > 1)
    .map((each) => each.outerHTML.slice(0, 80)));
  expect(await fixed()).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back to Store' }).click();
  await expect(page.getByRole('heading', { name: 'Margherita Pizza' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await fixed()).toEqual([]);
});
