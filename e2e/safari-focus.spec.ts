/** The focus after a click in Safari, which does not focus a clicked button but its nearest focusable ancestor. */
import { type Page } from '@playwright/test';
import { WITHOUT_WORKER, expect, test } from './shop';

test.use(WITHOUT_WORKER);

/** Makes clicks of this page behave as in Safari. */
async function pressAsInSafari(page: Page) {
  await page.addInitScript(() => {
    addEventListener('mousedown', (event) => {
      const button = (event.target as Element).closest('button, a, [type="checkbox"], label');
      if (!button || event.defaultPrevented) return;
      event.preventDefault();
      const around = button.parentElement?.closest<HTMLElement>('[tabindex]');
      if (around) around.focus({ preventScroll: true });
      else (document.activeElement as HTMLElement | null)?.blur();
    });
  });
}

test('a dialog returns the focus to the button that opened it', { tag: '@nightly' }, async ({ shop, page }) => {
  await pressAsInSafari(page);
  await shop.signInAsCustomer();
  const dish = page.getByRole('button', { name: 'Garden Pesto Noodles', exact: true });
  await dish.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(dish).toBeFocused();
});

test('Enter in a field keeps the focus there', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.open('/user/search');
  const field = page.getByRole('searchbox', { name: 'Search food' });
  await field.fill('pizza');
  await field.press('Enter');
  await expect(page.getByText('2 results for “pizza”')).toBeVisible();
  await expect(field).toBeFocused();
});

test('the column chooser closes with its button, on a click outside and with Escape', { tag: '@nightly' }, async ({ shop, page }) => {
  await pressAsInSafari(page);
  await shop.signInAsAdministrator();
  await shop.open('/dashboard/orders');
  const button = page.getByRole('button', { name: 'Columns' });
  const column = page.getByRole('checkbox', { name: 'Address' });
  await button.click();
  await column.click();
  await button.click();
  await expect(column).toBeHidden();
  await button.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(column).toBeHidden();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(column).toBeHidden();
  await expect(button).toBeFocused();
});
