/**
 * Every fault at every step of the checkout, one visit per fault: the fault occurs at each step, then ends, and the visitor
 * completes the step with what the screen offers. In the end there is one order with the typed details, its stock is
 * deducted once, and the cart is empty.
 */
import { Shop, WITHOUT_CACHE, expect, test as base } from './shop';
import { FAULTS, type Fault, letStorageFail } from './faults';

const STEPS = ['open the menu', 'add to cart', 'open the cart', 'type the details', 'place the order', 'see the confirmation'] as const;
type Step = (typeof STEPS)[number];

const DISH = 'Garden Salad';
const STOCK = 20;
const ORDERS_BEFORE = 4;
const ADDRESS = '7 Faultline Road';
const CHANGED = 'Some items in your cart have changed';
const FAILED = 'There was an error placing your order';

/** What the visitor does in each step. */
const DO: Record<Step, (shop: Shop) => Promise<unknown>> = {
  'open the menu': (shop) => shop.open('/user'),
  'add to cart': ({ page }) => page.getByRole('main').getByRole('button', { name: `Add to cart: ${DISH}` }).first().click(),
  'open the cart': (shop) => shop.goTo('Cart'),
  'type the details': ({ page }) => page.getByLabel('Delivery address').fill(ADDRESS),
  'place the order': ({ page }) => page.getByRole('button', { name: 'Complete Order' }).click(),
  'see the confirmation': ({ page }) => page.reload(),
};

/** What shows that a step is done. */
const EXPECT: Record<Step, (shop: Shop) => Promise<void>> = {
  'open the menu': ({ page }) => expect(page.getByRole('heading', { name: DISH })).toBeVisible(),
  'add to cart': ({ page }) => expect(page.getByRole('link', { name: /^Cart.*1 item/ }).first()).toBeVisible(),
  'open the cart': async ({ page }) => {
    // The menu shows the dish too, so the heading identifies the cart page.
    await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
    await expect(page.getByRole('main').getByText(DISH).first()).toBeVisible();
  },
  'type the details': ({ page }) => expect(page.getByLabel('Delivery address')).toHaveValue(ADDRESS),
  'place the order': ({ page }) => expect(page).toHaveURL(/thank-you/),
  'see the confirmation': ({ page }) => expect(page.getByRole('main')).toContainText('Thank you for your order!'),
};

/** How the visitor completes a step under a fault. */
type Outcome = (step: Step, shop: Shop, fault: Fault) => Promise<void>;

const works: Outcome = async (step, shop, fault) => {
  await DO[step](shop);
  await EXPECT[step](shop);
  await fault.end(shop);
};

/** The step succeeds, with a message about what could not be stored. */
const warns = (sentence: string): Outcome => async (step, shop, fault) => {
  await DO[step](shop);
  await shop.expectMessage(sentence);
  await EXPECT[step](shop);
  await fault.end(shop);
};

/** The shop retries reads automatically. */
const waits: Outcome = async (step, shop, fault) => {
  await DO[step](shop);
  await fault.end(shop);
  await EXPECT[step](shop);
};

/** A message, and a button to continue with. */
const says = (sentence: string, button: string, seen: 'seen' | 'ordered' = 'seen'): Outcome => async (step, shop, fault) => {
  await DO[step](shop);
  await shop.expectMessage(sentence);
  const offered = shop.page.getByRole('button', { name: button }).first();
  await expect(offered).toBeVisible();
  await fault.end(shop);
  // An automatic retry may be faster than the click; only the result counts.
  await offered.click({ timeout: 3000 }).catch((error: unknown) => { if (seen === 'ordered') throw error; });
  if (seen === 'ordered') await DO[step](shop);
  await EXPECT[step](shop);
};

const signIn = async ({ page }: Shop) => {
  await page.getByRole('button', { name: 'Regular User' }).click();
  await expect(page).not.toHaveURL(/auth/);
};

/** The session has ended, and the screen shows the signed-out state. */
const visits: Outcome = async (step, shop, fault) => {
  await DO[step](shop);
  await EXPECT[step](shop);
  await fault.end(shop);
  await shop.page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(shop);
  await EXPECT[step](shop);
};

const signsIn = (sentence: string, again: boolean): Outcome => async (step, shop, fault) => {
  await DO[step](shop);
  await shop.expectMessage(sentence);
  await fault.end(shop);
  await signIn(shop);
  if (again) await DO[step](shop);
  await EXPECT[step](shop);
};

/** One more in the cart than in stock: it was added while there were enough. */
const reduces: Outcome = async (step, shop, fault) => {
  await fault.end(shop);
  await shop.page.reload();
  await shop.page.getByRole('button', { name: `One ${DISH} more` }).click();
  await fault.begin(shop);
  await DO[step](shop);
  await shop.expectMessage(CHANGED);
  await shop.page.getByRole('button', { name: 'Reduce to 1' }).click();
  await DO[step](shop);
  await EXPECT[step](shop);
  await fault.end(shop);
};

const reloads: Outcome = async (step, shop) => {
  // A press before the app has started is not remembered over a reload.
  if (step !== 'open the menu') await shop.appAnswers();
  await DO[step](shop);
  await shop.page.reload();
  await EXPECT[step](shop);
};

const ordersAfterReload: Outcome = async (step, shop) => {
  await DO[step](shop);
  await shop.page.reload();
  // The reload may have come too late to interrupt the order.
  const details = shop.page.getByLabel('Delivery address');
  await expect(details.or(shop.page.getByText('Thank you for your order!')).first()).toBeVisible();
  if (await details.isVisible()) {
    await EXPECT['type the details'](shop);
    await DO[step](shop);
  }
  await EXPECT[step](shop);
};

/** Steps performed in both tabs; the others are performed in one, and the other shows the result. */
const IN_BOTH: readonly Step[] = ['open the menu', 'open the cart', 'place the order', 'see the confirmation'];

const bothTabs: Outcome = async (step, shop) => {
  const context = shop.page.context();
  const tabs = [shop, new Shop(context.pages()[1] ?? (await context.newPage()))];
  // The second tab's button may disappear before it is clicked.
  const perform = (tab: Shop) => (step === 'place the order' ? Promise.race([DO[step](tab), EXPECT[step](tab)]) : DO[step](tab));
  await Promise.allSettled((IN_BOTH.includes(step) ? tabs : [shop]).map(perform));
  for (const tab of tabs) await EXPECT[step](tab);
};

const test = base.extend<{ visit: Shop }>({
  visit: async ({ shop, page }, use) => {
    await letStorageFail(page);
    await shop.signInAsCustomer();
    await shop.workerAnswers();
    await use(shop);
  },
});

test.use(WITHOUT_CACHE);
/** The fault of a real browser that no other test of every day has. */
const DAILY: Fault = FAULTS.databaseClosed;

async function checkOneOrder(shop: Shop, stock: number) {
  const { page } = shop;
  const { body } = await shop.call('GET', '/profile/orders', { token: await shop.token() });
  const { total, items } = body as { total: number; items: { deliveryAddress: string; items: { foodName: string; quantity: number }[] }[] };
  expect(total).toBe(ORDERS_BEFORE + 1);
  expect(items[0]).toMatchObject({ deliveryAddress: ADDRESS, items: [{ foodName: DISH, quantity: 1 }] });
  const { body: dish } = await shop.call('GET', '/foods/garden-salad');
  expect((dish as { stock: number }).stock).toBe(stock);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userCart'))).toBe('[]');
}

function visitUnder(fault: Fault, outcomes: Partial<Record<Step, Outcome>>, stockAfter = STOCK - 1) {
  test(`under ${fault.name}`, fault === DAILY ? {} : { tag: '@nightly' }, async ({ visit }) => {
    for (const step of STEPS) {
      await test.step(step, async () => {
        await fault.begin(visit);
        await (outcomes[step] ?? works)(step, visit, fault);
      });
    }
    await checkOneOrder(visit, stockAfter);
  });
}

test.describe('faults that break the backend', () => {
  // The backend logs the error.
  test.use({ expectedErrors: [/./] });
  visitUnder(FAULTS.databaseClosed, { 'place the order': says(FAILED, 'Complete Order') });
});

const pressAgain = says(FAILED, 'Complete Order');

visitUnder(FAULTS.offline, {
  'open the menu': waits,
  'place the order': pressAgain,
  'see the confirmation': waits,
});
visitUnder(FAULTS.serverError, {
  'open the menu': says('Something went wrong in the shop', 'Try again'),
  'place the order': pressAgain,
  'see the confirmation': waits,
});
visitUnder(FAULTS.slow, {});
visitUnder(FAULTS.answerLost, {});
visitUnder(FAULTS.malformed, {
  'open the menu': says('The shop sent an answer that we could not read.', 'Try again'),
  'place the order': pressAgain,
});
visitUnder(FAULTS.sessionExpired, {
  'open the menu': visits,
  'place the order': signsIn('Please login to checkout', true),
  'see the confirmation': signsIn('Sign in', false),
});
visitUnder(FAULTS.forbidden, { 'place the order': pressAgain });
visitUnder(FAULTS.repriced, { 'place the order': says(CHANGED, 'Accept', 'ordered') });
// The stock is reset after each step, so that the check at the end does not count it as sold.
visitUnder(FAULTS.soldOut, { 'place the order': reduces }, STOCK);
visitUnder(FAULTS.databaseFull, { 'place the order': pressAgain });
visitUnder(FAULTS.storageFull, { 'add to cart': warns('There was an error saving your cart') });
test.describe('with the caching worker', () => {
  test.use({ cachesShop: true });
  visitUnder(FAULTS.workerStopped, {});
  visitUnder(FAULTS.reload, Object.fromEntries(STEPS.map((step) => [step, step === 'place the order' ? ordersAfterReload : reloads])));
  visitUnder(FAULTS.secondTab, Object.fromEntries(STEPS.map((step) => [step, bothTabs])));
});
