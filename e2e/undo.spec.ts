/** Undoing changes in a tab that slept, and Ctrl+Z of the browser in fields (docs/behaviour.md, section 4). */
import { type BackOffice, anotherOffice, expect, test } from './backOffice';

const DETAILS = 'Stock updated for Garden Salad';
const BEFORE = '20';

async function setStock(office: BackOffice, stock: string) {
  await office.setStock('Garden Salad', stock);
  await office.shop.expectMessage(DETAILS);
}

const messages = ({ page }: BackOffice) => page.getByRole('region', { name: 'Notifications' });
const undoInHistory = ({ main }: BackOffice) => main.getByRole('button', { name: `Undo Stock Updated: ${DETAILS}`, exact: true });

/** The entry of another tab's undo waits, so that no row moves under the pointer. */
const showNewEntry = ({ main }: BackOffice) => main.getByRole('button', { name: 'Show 1 new entry' }).click();

/** For presses that must not wait for the screen. */
const itself = (element: HTMLElement | SVGElement) => element as HTMLElement;
const pressed = (element: HTMLElement) => { element.click(); };

async function expectStock({ page }: BackOffice, stock: string) {
  await expect(page.getByRole('textbox', { name: 'Current stock of Garden Salad' })).toHaveValue(stock);
}

test('a tab that slept while another one undid the change is told, and changes nothing', { tag: '@nightly' }, async ({ office, context }) => {
  await office.goTo('Stock');
  await setStock(office, '3');
  await office.goTo('History');
  await undoInHistory(office).waitFor();
  const button = await undoInHistory(office).evaluateHandle(itself);
  const session = await context.newCDPSession(office.page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });

  const other = await anotherOffice(office.page.context());
  await other.goTo('History');
  await undoInHistory(other).click();
  await expect(messages(other).getByText(`Undone: ${DETAILS}`)).toBeVisible();

  await session.send('Page.setWebLifecycleState', { state: 'active' });
  // The press comes before the events.
  await button.evaluate(pressed);
  await expect(office.row(DETAILS).filter({ hasText: 'Undone by Alex Morgan' })).toBeVisible({ timeout: 5000 });
  await showNewEntry(office);
  await expect(office.main.getByText(`Undone: ${DETAILS}`)).toHaveCount(1);
  await office.goTo('Stock');
  await expectStock(office, BEFORE);
});

test('Ctrl+Z in a field undoes what was typed there, and no change', { tag: '@nightly' }, async ({ office, page }) => {
  await office.goTo('Stock');
  await setStock(office, '3');
  const search = page.getByRole('searchbox', { name: 'Search items...' });
  await search.pressSequentially('Salad');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(search).not.toHaveValue('Salad');
  await expectStock(office, '3');
});

test('Ctrl+Z in a field does not bring a saved number’s former text back', { tag: '@nightly' }, async ({ office, page }) => {
  await office.goTo('Stock');
  await page.getByRole('textbox', { name: 'Current stock of Garden Salad' }).focus();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await office.shop.expectMessage(DETAILS);
  await page.keyboard.press('ControlOrMeta+z');
  await expectStock(office, '3');

  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await expectStock(office, '34');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('textbox', { name: 'Alert threshold of Garden Salad' })).toBeFocused();
  await expectStock(office, '34');
});
