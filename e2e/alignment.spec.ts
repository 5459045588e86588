/** Elements below or beside each other share their edges. */
import { type Locator } from '@playwright/test';
import { test as backOffice } from './backOffice';
import { DESK, PHONE, WITHOUT_WORKER, expect, test } from './shop';

test.use(WITHOUT_WORKER);
backOffice.use({ ...WITHOUT_WORKER, viewport: DESK });

/** The box of an element's text, without padding. */
const words = (element: Locator) => element.first().evaluate((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  const { top, bottom, left, right, height } = range.getBoundingClientRect();
  return { top, left, right, height, middle: (top + bottom) / 2 };
});

const box = (element: Locator) => element.first().evaluate((each) => {
  const { top, bottom, left, right, width } = each.getBoundingClientRect();
  return { top, bottom, left, right, width, middle: (top + bottom) / 2 };
});

// 305 pixels are a window of 320 less a scrollbar, where link and filter do not share a row.
for (const width of [305, 390, 1440]) {
  test.describe(`in a window of ${String(width)} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('View Cart and Clear Cart end at the edge of what is below them', { tag: '@nightly' }, async ({ page, shop }) => {
      await shop.signInAsCustomer();
      const promotions = await box(page.getByRole('region', { name: 'Promotions' }));
      expect((await words(page.getByRole('link', { name: 'View Cart' }))).right).toBeCloseTo(promotions.right, 0);
      await shop.addToCart('Garden Salad');
      await shop.goTo('Cart');
      const items = await box(page.getByRole('region', { name: 'Your items' }).getByRole('list'));
      expect((await words(page.getByRole('button', { name: 'Clear Cart' }))).right).toBeCloseTo(items.right, 0);
    });
  });
}

test('the total of a cart line does not touch quantity and name, however long it is', { tag: '@nightly' }, async ({ page, shop }) => {
  await page.addInitScript(() => {
    const line = { id: 'line', foodId: 'garden-salad', foodName: 'Garden Salad', foodImage: '', foodPrice: 129.99, quantity: 99, isVeg: true };
    localStorage.setItem('userCart', JSON.stringify([line, { ...line, id: 'dear', foodId: 'citrus-cooler', foodName: 'Caviar', foodPrice: 99_999.99 }]));
  });
  await shop.open('/user/cart');
  const items = page.getByRole('region', { name: 'Your items' });
  await shop.inWindows([305, 360, 390, 800, 1440], async () => {
    const { right } = await box(items.getByRole('list'));
    for (const [name, written] of [['Garden Salad', '$12,869.01'], ['Caviar', '$9,899,999.01']] as const) {
      const row = items.getByRole('listitem').filter({ hasText: name });
      const stepper = await box(row.getByRole('group'));
      const sum = await words(row.getByText(written, { exact: true }));
      expect(sum.left >= stepper.right + 4 || sum.top >= stepper.bottom, name).toBe(true);
      expect(sum.right, name).toBeLessThanOrEqual(right + 1);
      expect((await words(row.getByText(name, { exact: true }))).height, name).toBeLessThan(30);
    }
  });
});

test('on a horizontal card the picture is centred on its plate, and the heart does not touch the name', { tag: '@nightly' }, async ({ page, shop }) => {
  await shop.signInAsCustomer();
  await shop.open('/user/search');
  const cards = page.getByRole('main').getByRole('article');
  for (const [width, dish] of [[320, 'cooler'], [375, 'caesar'], [405, 'citrus'], [768, 'pizza'], [800, 'salad'], [1440, 'salad']] as const) {
    await page.getByRole('searchbox').fill(dish);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${dish}$`));
    await expect(cards.first()).toContainText(dish, { ignoreCase: true });
    await shop.inWindows([width], async () => {
      for (const card of await cards.all()) {
        const plate = await box(card.locator('[data-plate]'));
        const drawn = await card.getByRole('presentation').first().evaluate((picture) => {
          const { bottom, width, height } = picture.getBoundingClientRect();
          return bottom - Math.min(width, height) / 2;
        });
        expect(drawn).toBeCloseTo(plate.middle, 0);
        const heart = await box(card.getByRole('button', { name: /^Favorite/ }));
        const lines = await card.getByRole('heading').evaluate((name) => {
          const letters = document.createRange();
          letters.selectNodeContents(name);
          return [...letters.getClientRects()].map(({ top, right }) => ({ top, right }));
        });
        // The visible button is smaller than its touch target.
        const beside = lines.filter(({ top }) => top < heart.bottom - 4 && plate.right <= heart.left);
        for (const { right } of beside) expect(right).toBeLessThanOrEqual(heart.left + 4);
      }
    });
  }
});

test.describe('on a desktop', { tag: '@nightly' }, () => {
  test.use({ viewport: DESK });

  test('the focus ring of the remove button beside the menu is not clipped', async ({ page, shop }) => {
    await shop.signInAsCustomer();
    await shop.addToCart('Garden Salad');
    const button = page.getByRole('complementary').or(page.getByRole('region', { name: 'Your cart' })).getByRole('button', { name: /^Remove/ });
    const room = await button.first().evaluate((each) => {
      const { right } = each.getBoundingClientRect();
      let around = each.parentElement;
      while (around && getComputedStyle(around).overflowY !== 'auto') around = around.parentElement;
      return around ? around.getBoundingClientRect().left + around.clientLeft + around.clientWidth - right : Infinity;
    });
    expect(room).toBeGreaterThanOrEqual(4);
  });
});

for (const [place, viewport] of [['on its side', { width: 740, height: 320 }], ['above its keyboard', { width: 390, height: 500 }]] as const) {
  test.describe(`on a phone ${place}`, () => {
    test.use({ viewport });

    test('a dish’s name and price are in view below its picture', { tag: '@nightly' }, async ({ page, shop }) => {
      await shop.signInAsCustomer();
      await page.getByRole('button', { name: 'Spaghetti Bolognese', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const { top } = await box(dialog.getByRole('link', { name: 'Go to Cart' }));
      expect((await box(dialog.getByText('$13.49'))).bottom).toBeLessThanOrEqual(top);
      expect((await box(dialog.getByText('Spaghetti Bolognese').last())).bottom).toBeLessThanOrEqual(top);
    });
  });
}

test.describe('on a phone', { tag: '@nightly' }, () => {
  test.use({ viewport: PHONE });

  test('Clear Cart and the first line’s remove button do not touch', async ({ page, shop }) => {
    await shop.fillCart();
    for (const width of [320, 390, 480, 767, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const clear = await box(page.getByRole('button', { name: 'Clear Cart' }));
      const remove = await box(page.getByRole('button', { name: 'Remove Garden Salad' }));
      expect(clear.bottom, String(width)).toBeLessThanOrEqual(remove.top);
    }
  });
});

backOffice('the buttons of a confirm dialog are in view on a phone in landscape', { tag: '@nightly' }, async ({ office, page }) => {
  await page.setViewportSize({ width: 740, height: 320 });
  await page.goto('dashboard/search?search=Caesar');
  await office.main.getByRole('button', { name: /^Take .* off the menu$/ }).click();
  const answer = page.getByRole('dialog').getByRole('button', { name: 'Take off the menu' });
  await expect(answer).toBeVisible();
  expect((await box(answer)).bottom).toBeLessThanOrEqual(320 - 16);
});

backOffice('every kind of control has the same focus ring', { tag: '@nightly' }, async ({ office, page }) => {
  await office.goTo('Add Food');
  const ring = (control: Locator) => control.evaluate((each) => {
    const { outlineColor, outlineWidth, boxShadow } = getComputedStyle(each);
    return boxShadow === 'none' || outlineWidth !== '0px' ? `${outlineColor} ${outlineWidth}` : boxShadow.replace(/ 0px 0px 0px (\d+px)$/, ' $1');
  });
  const category = page.getByRole('combobox', { name: 'Category' });
  const controls: readonly (readonly [control: Locator, box?: Locator])[] = [
    [category, page.locator('.ant-select').filter({ has: category })],
    [page.getByLabel('Name')],
    [office.main.getByRole('button', { name: 'Choose from our pictures' })],
    [office.main.getByRole('button', { name: 'Add Food' })],
  ];
  const rings = [];
  for (const [control, box = control] of controls) {
    await control.focus();
    await page.keyboard.press('Shift');
    rings.push(await ring(box));
  }
  expect(new Set(rings)).toEqual(new Set([rings[0]]));
});

backOffice.describe('on a phone', { tag: '@nightly' }, () => {
  backOffice.use({ viewport: { width: 405, height: 844 } });

  backOffice('an order in the command palette wraps between its parts, and no separator ends a line', async ({ office: { page } }) => {
    await page.getByRole('button', { name: /^Search or jump to/ }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('maya');
    const orders = page.getByRole('option', { name: /^Order/ });
    await expect(orders.filter({ hasText: 'Out for delivery' })).toBeVisible();
    // The parts that take more than one line, and the separators at the end of a line.
    const ends = await page.getByRole('option').evaluateAll((options) =>
      options.flatMap((option) => {
        const texts = document.createTreeWalker(option, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        const { right: end } = option.lastElementChild?.getBoundingClientRect() ?? { right: 0 };
        while (texts.nextNode()) {
          const letters = document.createRange();
          letters.selectNodeContents(texts.currentNode);
          const text = texts.currentNode.textContent ?? '';
          const lines = [...letters.getClientRects()];
          if (lines.length > 1 || (text.trim() === '·' && lines.some(({ left, right }) => left < end && right > end - 4))) found.push(text);
        }
        return found;
      }));
    expect(ends).toEqual([]);
  });
});

backOffice('status, customer and time of a recent order take one line each', { tag: '@nightly' }, async ({ office, page }) => {
  await office.shop.open('/dashboard');
  const region = page.getByRole('region', { name: 'Recent orders' });
  await office.shop.inWindows([700, 768, 840, 900, 960, 1024, 1100, 1280], async () => {
    await expect(region.getByText('Out for delivery')).toBeVisible();
    const parted = await region.getByRole('table').evaluate((table) => {
      const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { checkVisibility } = texts.currentNode.parentElement ?? {};
        if (!checkVisibility?.call(texts.currentNode.parentElement)) continue;
        for (const { 0: part, index } of (texts.currentNode.textContent ?? '').matchAll(/Out for delivery|Daniel Okafor|Customer|\w{3} \d\d, \d{4}|\d\d:\d\d [AP]M/g)) {
          const letters = document.createRange();
          letters.setStart(texts.currentNode, index);
          letters.setEnd(texts.currentNode, index + part.length);
          if (letters.getClientRects().length > 1) found.push(part);
        }
      }
      return found;
    });
    expect(parted).toEqual([]);
  });
});
