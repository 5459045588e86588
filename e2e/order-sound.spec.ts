/** The sound of new orders with the browser's own audio contexts, gestures and locks, which Jest does not have. */
import { type Page, test as base } from '@playwright/test';
import { BackOffice, anotherPerson, expect } from './backOffice';
import { Shop } from './shop';

const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--autoplay-policy=document-user-activation-required'] });
    },
    { scope: 'worker' },
  ],
});

/** Writes each tone that is played, and whether a touch is needed, to the console: reading the page would count as a gesture. */
function tellConsole() {
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (when) {
    console.log('tone');
    start.call(this, when);
  };
  setInterval(() => { console.log(document.querySelector('body')?.textContent.includes('Touch the page once') ? 'silent' : 'ready'); }, 100);
}

/** Collects what a page writes to the console. */
function linesOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => { lines.push(message.text()); });
  return lines;
}
const tones = (lines: readonly string[]) => lines.filter((line) => line === 'tone').length;

test('a new order sounds in one of two tabs, and after a reload once the page was touched', { tag: '@nightly' }, async ({ page, context }) => {
  await context.addInitScript(tellConsole);
  const office = new BackOffice(new Shop(page));
  const lines = linesOf(page);
  await office.enter();
  await office.goTo('Kitchen');
  await page.getByRole('switch', { name: 'Sound for new orders' }).click();
  await expect.poll(() => tones(lines)).toBe(2);

  const other = new BackOffice(new Shop(await context.newPage()));
  const otherLines = linesOf(other.page);
  await other.shop.open('/dashboard/kitchen');
  await other.page.getByRole('heading', { name: 'Kitchen' }).click();
  const customer = await anotherPerson(context);
  await customer.fillCart();
  await customer.page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(customer.page).toHaveURL(/thank-you/);
  await expect.poll(() => tones(lines) + tones(otherLines)).toBe(4);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(other.page.getByRole('article')).toHaveCount(3);
  expect(tones(lines) + tones(otherLines)).toBe(4);

  await other.page.close();
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => lines.at(-1)).toBe('silent');
  await page.mouse.click(700, 700);
  await expect.poll(() => lines.at(-1)).toBe('ready');
});
