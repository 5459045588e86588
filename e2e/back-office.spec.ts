/** The number fields of the back office under the mouse. */
import { expect, test } from './backOffice';
import { WITHOUT_CACHE } from './shop';

test.use(WITHOUT_CACHE);

test('the mouse wheel changes no number field, and a comma is a decimal separator', { tag: '@nightly' }, async ({ office, page }) => {
  await office.goTo('Add Food');
  const form = office.main.getByRole('form', { name: 'Add New Food' });
  for (const [label, typed, stepped] of [['Price', '4,99', '5.00'], ['Stock', '24', '25']] as const) {
    const field = form.getByLabel(label);
    await field.fill(typed);
    await field.hover();
    for (const by of [120, 120, -120]) await page.mouse.wheel(0, by);
    await expect(field).toHaveValue(typed);
    if (label === 'Price') await expect(form.getByRole('figure')).toContainText('$4.99');
    await field.press('ArrowUp');
    await expect(field).toHaveValue(stepped);
  }
});
