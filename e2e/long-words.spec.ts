/**
 * The longest names and notes that the shop accepts: they wrap where necessary, and no screen becomes wider than its window.
 */
import { DEMO_ACCOUNTS } from '../src/domain/user/demoAccounts';
import { ALLERGENS } from '../src/domain/food/allergens';
import type { Food } from '../src/domain/food/food';
import { EXCLUDED_ALLERGENS_KEY } from '../src/domain/storedKeys';
import { DESK, PHONE, WITHOUT_CACHE, expect, test } from './shop';

test.use(WITHOUT_CACHE);

const { admin, customer } = DEMO_ACCOUNTS;
const WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(9);
const CHOICE = { id: 'extra', name: WORD.slice(0, 60), price: 99_999.99, isVeg: true, soldOut: false, isDefault: true, most: 2 };
const EXTRAS = { id: 'extras', name: WORD.slice(0, 60), least: 0, most: 2, choices: [CHOICE] };
const DISH = { name: WORD.slice(0, 80), description: WORD, category: WORD.slice(0, 60), price: 99_999.99, image: '/none.webp', stock: 50, isVeg: true, options: [EXTRAS] };

const WINDOWS = [
  PHONE,
  DESK,
];

test('a dish and an order of very long words fit every screen that shows them', { tag: '@nightly' }, async ({ page, shop }) => {
  const fits = async (address: string, text: string | RegExp) => {
    await shop.open(address);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await expect(page.getByText(text).first()).toBeAttached();
      // A container may be able to scroll, but must not need to. A dot of a timeline holds no text.
      const wide = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main, article, [role="dialog"] :not(.ant-timeline-item-icon)')]
          .filter((each) => each.scrollWidth > each.clientWidth + 1 && /^(auto|scroll|visible)/.test(getComputedStyle(each).overflowX) && getComputedStyle(each).display !== 'inline')
          .map((each) => `${each.localName}.${each.className}`),
      );
      expect(wide, `${address} at ${String(window.width)}`).toEqual([]);
    }
  };

  await shop.signInAs(admin);
  const added = await shop.call('POST', '/foods', { token: await shop.token(), body: DISH });
  expect(added.status).toBe(201);
  const { id } = added.body as Food;
  await page.evaluate(() => { localStorage.clear(); });
  await shop.signInAs(customer);
  const placed = await shop.call('POST', '/orders', {
    token: await shop.token(),
    body: {
      lines: [{ foodId: id, quantity: 1, price: DISH.price }],
      deliveryAddress: WORD.slice(0, 290), contactPhone: '5'.repeat(39), specialInstructions: WORD, paymentMethod: 'cash',
    },
  });
  expect(placed.status).toBe(201);
  await fits('/user/search?q=Donau', DISH.name);
  await fits(`/user/search?q=${'Rindfleisch'.repeat(12)}`, 'No Results Found');
  await fits(`/user?food=${id}`, 'Choose up to 2');
  await shop.open('/user/search?q=Donau');
  await page.getByRole('button', { name: /^Add to cart: Donau/ }).first().click();
  // A dish that says milk brings the filter of allergens, which names all that are excluded.
  await shop.call('PATCH', '/foods/garden-salad', { token: await shop.administratorToken(), body: { allergens: ['milk'] } });
  await page.evaluate(([key, text]) => { localStorage.setItem(key, text); }, [EXCLUDED_ALLERGENS_KEY, JSON.stringify(ALLERGENS)] as const);
  await fits('/user', /^Without gluten/);
  await fits('/user/cart', DISH.name);
  await fits('/user/orders', /Donau/);
  await page.evaluate(() => { localStorage.clear(); });
  await shop.signInAs(admin);
  await fits('/dashboard/search', DISH.name);
  await fits('/dashboard/stock?search=Donau', DISH.name);
  await fits('/dashboard/orders?search=Donau', /Donau/);
  await page.getByRole('main').getByRole('link', { name: /^[0-9a-f]{8}$/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await fits(new URL(page.url()).pathname, 'Instructions');
});
