/** Elements below or beside each other share their edges. */
import { type Locator, type Page } from '@playwright/test';
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

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

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

test('the theme icon in the footer ends at the edge of the page', { tag: '@nightly' }, async ({ page, shop }) => {
  await shop.open('/user');
  const footer = page.getByRole('contentinfo');
  await shop.inWindows([390, 768, 1440], async () => {
    const end = await footer.evaluate((each) => each.getBoundingClientRect().right - parseFloat(getComputedStyle(each).paddingRight));
    const { right } = await box(footer.getByRole('button', { name: /^Theme/ }).locator('svg'));
    // Icons have a small empty margin.
    expect(Math.abs(right - end)).toBeLessThan(1.5);
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

test('the total of an order is on the line of its dishes', { tag: '@nightly' }, async ({ page, shop }) => {
  await shop.signInAsCustomer();
  await shop.open('/user/orders');
  await shop.inWindows([768, 1024, 1440], async () => {
    const dishes = await words(heading(page, 'Spaghetti Bolognese'));
    expect((await words(page.getByRole('main').getByText('$13.49').first())).middle).toBeCloseTo(dishes.middle, 0);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the search ends at the edge of the dishes below it', { tag: '@nightly' }, async ({ page, shop }) => {
    await shop.open('/user/search?q=pizza');
    const dishes = await box(page.getByRole('main').getByRole('article').last());
    expect((await box(page.getByRole('button', { name: 'Search', exact: true }))).right).toBeCloseTo(dishes.right, 0);
  });
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

  test('the suggested searches are in one row', async ({ page, shop }) => {
    await shop.open('/user/search');
    const links = page.getByRole('main').getByRole('listitem');
    await expect(links).toHaveCount(5);
    expect((await box(links.last())).top).toEqual((await box(links.first())).top);
  });

  test('the story of the kitchen starts at the edge of the cards below it', async ({ page, shop }) => {
    await shop.open('/about');
    const story = await box(heading(page, 'A good neighbourhood kitchen'));
    const card = await box(heading(page, 'Delivery in 30-45 minutes').locator('xpath=..'));
    expect(story.left).toBeCloseTo(card.left, 0);
  });

  test('the link back from a changed cart starts at the edge of the changes', async ({ page, shop }) => {
    await shop.fillCart();
    await shop.use('out-of-stock');
    await page.getByRole('button', { name: 'Complete Order' }).click();
    const changes = page.getByRole('region', { name: 'Some items in your cart have changed' });
    const { left } = await words(changes.getByRole('listitem').getByText('Garden Salad'));
    expect((await words(changes.getByRole('link', { name: 'Keep browsing' }))).left).toBeCloseTo(left, 0);
  });

  test('the headings of cart and summary are level, and the cart has no more room below than above', async ({ page, shop }) => {
    await shop.fillCart();
    const panel = page.getByRole('region', { name: 'Your items' });
    const first = await box(heading(page, 'Your items'));
    expect(first.top).toBeCloseTo((await box(heading(page, 'Order summary'))).top, 0);
    const { top, bottom } = await box(panel);
    expect(bottom - (await box(panel.locator('[data-plate]'))).bottom).toBeLessThan(first.top - top + 8);
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

  test('the focus ring of a button inside a field stays inside the field', async ({ page, shop }) => {
    await shop.open('/user/auth');
    await shop.appAnswers();
    await shop.tabTo(/^Show password$/);
    const ring = await page.getByRole('button', { name: 'Show password' }).evaluate((button) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(button);
      const { top, right } = button.getBoundingClientRect();
      const room = parseFloat(outlineOffset) + parseFloat(outlineWidth);
      return { top: top - room, right: right + room };
    });
    const field = await box(page.getByLabel('Password', { exact: true }));
    expect(ring.top).toBeGreaterThan(field.top);
    expect(ring.right).toBeLessThan(field.right);
  });

  test('the icon of an error is beside the first line of its text', async ({ page, shop }) => {
    await shop.open('/user/auth');
    await page.getByLabel('Email').fill('nobody@nowhere.example');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    const complaint = page.locator('form p').filter({ hasText: 'The e-mail or the password is not right' });
    await expect(complaint).toBeVisible();
    const first = await complaint.evaluate((each) => {
      const range = document.createRange();
      range.selectNodeContents(each.lastChild ?? each);
      const [line] = range.getClientRects();
      return line ? (line.top + line.bottom) / 2 : undefined;
    });
    expect(Math.abs((await box(complaint.locator('svg'))).middle - (first ?? 0))).toBeLessThan(2);
  });

  test('in the QA panel the button of a setting is beside its field, however long its name', async ({ page, shop }) => {
    await shop.open('/user');
    await page.getByRole('button', { name: /^QA/ }).click();
    await page.getByRole('tab', { name: 'Conditions' }).click();
    for (const [place, name] of [/^Latency/, 'Seed'].entries()) {
      const field = await box(page.getByRole('textbox', { name }));
      expect((await box(page.getByRole('button', { name: 'Apply' }).nth(place))).middle).toBeCloseTo(field.middle, 0);
    }
  });

  test('Clear Cart and the first line’s remove button do not touch', async ({ page, shop }) => {
    await shop.fillCart();
    for (const width of [320, 390, 480, 767, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const clear = await box(page.getByRole('button', { name: 'Clear Cart' }));
      const remove = await box(page.getByRole('button', { name: 'Remove Garden Salad' }));
      expect(clear.bottom, String(width)).toBeLessThanOrEqual(remove.top);
    }
  });

  test('the two links after an order have the same width', async ({ page, shop }) => {
    await shop.fillCart();
    await page.getByRole('button', { name: 'Complete Order' }).click();
    const more = await box(page.getByRole('link', { name: 'Order More' }));
    const orders = await box(page.getByRole('link', { name: 'View My Orders' }));
    expect([orders.left, orders.width]).toEqual([more.left, more.width]);
  });
});

backOffice('the title of the categories is aligned with their names', { tag: '@nightly' }, async ({ office, page }) => {
  await office.goTo('Categories');
  expect((await words(heading(page, 'Categories'))).left).toBeCloseTo((await words(office.main.getByText('Pizza', { exact: true }))).left, 0);
});

backOffice('a phone number of an order takes one line', { tag: '@nightly' }, async ({ office }) => {
  await office.goTo('Orders');
  expect((await words(office.row('3d1e84b7').getByText('555 010 0142'))).height).toBeLessThan(24);
});

backOffice('the scrollbar’s gutter is dimmed with the page behind a dialog, and has the colour of a drawer', { tag: '@nightly' }, async ({ office, page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await office.goTo('Orders');
  const light = await ground();
  await page.getByRole('button', { name: /^Search or jump to/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(async () => Number(/[\d.]+/.exec(await ground())?.[0])).toBeLessThan(0.6);
  await page.keyboard.press('Escape');
  await expect.poll(ground).toBe(light);
  await office.main.getByRole('link', { name: '3d1e84b7' }).click();
  const drawer = page.locator('.ant-drawer-section');
  await expect(drawer).toBeVisible();
  expect(await ground()).toBe(await drawer.evaluate((each) => getComputedStyle(each).backgroundColor));
});

backOffice('on a phone the buttons of the header do not touch', { tag: '@nightly' }, async ({ office: { page } }) => {
  await page.setViewportSize(PHONE);
  const theme = await box(page.getByRole('banner').getByRole('button', { name: /theme/i }));
  expect((await box(page.getByRole('banner').getByRole('button', { name: 'Logout' }))).left - theme.right).toBeGreaterThanOrEqual(8);
});

backOffice('the actions of every list end at its edge', { tag: '@nightly' }, async ({ office }) => {
  for (const [list, action] of [['Orders', /^(Complete|Re-open) /], ['Stock', /^Restock/], ['Categories', /^Delete/]] as const) {
    await office.goTo(list);
    const buttons = office.main.getByRole('table').getByRole('button', { name: action });
    await expect(buttons.first()).toBeVisible();
    const rights = await buttons.evaluateAll((each) => each.map((button) => Math.round(button.getBoundingClientRect().right)));
    const { right } = await box(office.main.getByRole('table'));
    expect(new Set(rights), list).toEqual(new Set([Math.round(right) - 16]));
  }
});

backOffice('a dish’s diet mark is centred on its radio button', { tag: '@nightly' }, async ({ office }) => {
  await office.goTo('Add Food');
  const label = office.main.locator('label').filter({ has: office.page.getByRole('radio', { name: 'Veg', exact: true }) });
  const circle = await box(label.locator('.ant-radio'));
  expect((await box(label.locator('.ant-radio-label > *'))).middle).toBeCloseTo(circle.middle, 0);
});

backOffice('the buttons of a confirm dialog are in view on a phone in landscape', { tag: '@nightly' }, async ({ office, page }) => {
  await page.setViewportSize({ width: 740, height: 320 });
  await page.goto('dashboard/search?search=Caesar');
  await office.main.getByRole('button', { name: /^Take .* off the menu$/ }).click();
  const answer = page.getByRole('dialog').getByRole('button', { name: 'Take off the menu' });
  await expect(answer).toBeVisible();
  expect((await box(answer)).bottom).toBeLessThanOrEqual(320 - 16);
});

backOffice('a form and a list below each other have the same inset', { tag: '@nightly' }, async ({ office, page }) => {
  await office.goTo('Categories');
  await page.setViewportSize({ width: 800, height: 900 });
  expect((await words(heading(page, 'Add New Category'))).left).toBeCloseTo((await words(heading(page, 'Categories'))).left, 0);
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

  backOffice('the numbers of the cards are level, however many lines their titles take', async ({ office, page }) => {
    await office.shop.open('/dashboard');
    const names = ["Today's Revenue", 'Pending Orders', 'Completed Orders', 'Active Customers'];
    const tops: number[] = [];
    for (const name of names) tops.push((await words(page.getByRole('link', { name }).locator('[data-figures]'))).middle);
    expect(tops[1]).toBe(tops[0]);
    expect(tops[3]).toBe(tops[2]);
  });

  backOffice('a status is on the line of its label', async ({ office, page }) => {
    for (const [address, label, status] of [['orders', 'Orders', 'Pending'], ['stock', 'Stock', 'In Stock']] as const) {
      await office.shop.open(`/dashboard/${address}`);
      const field = page.getByRole('region', { name: label, exact: true }).locator('dl > *, div').filter({ has: page.locator('> dt', { hasText: 'Status' }) }).first();
      const tag = await words(field.locator('dd').getByText(status, { exact: true }));
      expect(Math.abs(tag.middle - (await words(field.locator('dt'))).middle), status).toBeLessThanOrEqual(1);
    }
  });

  backOffice('the text of Clear selection ends at the edge of the buttons below it', async ({ office, page }) => {
    await office.shop.open('/dashboard/orders');
    await page.getByRole('checkbox', { name: 'Select order 3d1e84b7' }).check();
    const bar = page.getByRole('group', { name: 'Selected rows' });
    const end = (await box(bar.getByRole('button').last())).right;
    expect((await words(bar.getByRole('button', { name: 'Clear selection' }))).right).toBeCloseTo(end, 0);
  });

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

backOffice.describe('on a tablet', { tag: '@nightly' }, () => {
  backOffice.use({ viewport: { width: 768, height: 1024 } });

  backOffice('the controls above a list fill each of their lines', async ({ office, page }) => {
    for (const list of ['Orders', 'Users', 'Stock', 'History'] as const) {
      await office.goTo(list);
      const ends = await page.getByRole('main').getByRole('search').evaluate((bar) => {
        const boxes = [...bar.children].map((each) => each.getBoundingClientRect());
        const lines = new Map<number, number>();
        for (const { top, bottom, right } of boxes) {
          const line = Math.round((top + bottom) / 2);
          lines.set(line, Math.max(lines.get(line) ?? 0, Math.round(right)));
        }
        return [...new Set(lines.values())];
      });
      expect(ends, list).toHaveLength(1);
    }
  });

  backOffice('the retry button has the same radius as the other buttons', async ({ office, page }) => {
    await office.shop.use('back-office-fails');
    await office.goTo('Orders');
    const radius = (name: string) => page.getByRole('main').getByRole('button', { name }).first().evaluate((each) => getComputedStyle(each).borderTopLeftRadius);
    expect(await radius('Try again')).toBe(await radius('Columns'));
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

backOffice.describe('on a tablet in landscape', { tag: '@nightly' }, () => {
  backOffice.use({ viewport: { width: 1024, height: 768 } });

  backOffice('the header of a list has no rounded corners below the toolbar', async ({ office }) => {
    for (const list of ['Orders', 'Categories', 'Stock'] as const) {
      await office.goTo(list);
      await expect(office.main.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
      const corners = await office.main.getByRole('columnheader').evaluateAll((heads) =>
        heads.flatMap((head) => [getComputedStyle(head).borderTopLeftRadius, getComputedStyle(head).borderTopRightRadius]));
      expect(new Set(corners), list).toEqual(new Set(['0px']));
    }
  });

  backOffice('the focus ring of a text button is round, and does not touch the letters', async ({ office, page }) => {
    await office.goTo('Orders');
    await office.shop.tabTo(/^All Orders/);
    const room = await office.tab('All Orders').evaluate((tab) => {
      const own = getComputedStyle(tab);
      const letters = document.createRange();
      letters.selectNodeContents(tab.querySelector('span') ?? tab);
      if (own.outlineStyle === 'none') return NaN;
      return letters.getBoundingClientRect().left - tab.getBoundingClientRect().left + parseFloat(own.outlineOffset);
    });
    expect(room).toBeGreaterThanOrEqual(2);
    await office.shop.tabTo(/^Customer$/);
    expect(await page.getByRole('button', { name: 'Customer' }).evaluate((head) => getComputedStyle(head).borderTopLeftRadius)).toBe('4px');
  });

  backOffice('the buttons of the orders end at the edge of their column header', async ({ office, page }) => {
    await office.goTo('Orders');
    const { right } = await words(page.getByRole('columnheader', { name: 'Actions' }));
    for (const name of ['Complete', 'Re-open']) {
      const button = await box(office.main.getByRole('cell').getByRole('button', { name: new RegExp(`^${name}`) }));
      expect(Math.abs(button.right - right), name).toBeLessThan(0.6);
    }
  });
});
