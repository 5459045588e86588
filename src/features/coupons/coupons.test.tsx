/** Coupons: their section, and the cart of a customer who has one. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openDatabase } from '../../../mocks/indexeddb/connection/openDatabase';
import { installServer } from '../../../mocks/node';
import { clearScenarios, enableScenario } from '../../../mocks/scenarios/catalogue';
import { ADMIN, CUSTOMER, ask, tokenOf } from '../../../mocks/testing/client';
import { contract } from '../../domain/contract';
import type { CouponFields } from '../../domain/coupon/couponForm';
import type { SettingsChanges } from '../../domain/shop/settingsForm';
import { DEMO_ACCOUNTS } from '../../domain/user/demoAccounts';
import { fillField } from '../../testing/fillField';
import { holdAnswer } from '../../testing/holdAnswer';
import { currentAddress, renderAs, renderSection } from '../../testing/renderApp';
import { lineOf, storeCart, storedCart } from '../../testing/storeCart';
// Imported here, so that loading the code does not count towards the first test's timeout.
import './CouponDialog';
import '../../pages/admin/CouponsPage';
import '../../pages/storefront/CartPage';

installServer();

const SAVE10: CouponFields = { code: 'SAVE10', kind: 'percent', value: 10, appliesTo: 'dishes', minimum: 0, validFrom: '', validUntil: '', limit: 0, customerLimit: 0, active: true };
const asAdmin = async <Request extends object>(request: Request) => ({ ...request, token: await tokenOf(ADMIN) });
const addCoupon = async (parts: Partial<CouponFields> = {}) => ask(contract.addCoupon, await asAdmin({ body: { ...SAVE10, ...parts } }));
const changeSettings = async (body: SettingsChanges) => ask(contract.changeSettings, await asAdmin({ body }));
const coupons = async () => ask(contract.getCoupons, await asAdmin({}));

it('the section adds a coupon, says what is wrong at its fields, shows what another user has changed, undoes a change, and deletes it', async () => {
  const { user } = await renderSection('/dashboard/coupons');
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  const row = () => screen.getByRole('row', { name: /PIZZA-5/ });
  expect(await screen.findByText('No coupons yet. The cart asks for a code once there is one.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add coupon' }));
  const added = await dialog('Add coupon');
  expect(added.getByLabelText('Code')).toHaveFocus();
  expect(added.getByRole('radiogroup', { name: 'Applies to' })).toBeInTheDocument();
  await user.click(added.getByRole('radio', { name: 'Amount' }));
  for (const [label, text] of [['Code', 'pizza-5'], ['Discount', '5'], ['Minimum order', '20'], ['Last day', '2030-12-24'], ['Uses in all', '100']] as const) {
    await fillField(user, added.getByLabelText(new RegExp(`^${label}`)), text);
  }
  await addCoupon({ code: 'PIZZA-5' });
  await user.click(added.getByRole('button', { name: 'Save' }));
  await waitFor(() => { expect(added.getByLabelText('Code')).toHaveAccessibleDescription(/^Another coupon has this code/); });
  expect(added.getByLabelText('Code')).toHaveFocus();
  const [other] = await coupons();
  await ask(contract.deleteCoupon, await asAdmin({ params: { id: other!.id } }));
  await user.click(added.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Coupon added')).toBeVisible();
  await waitFor(() => { expect(row()).toHaveTextContent(/\$5.00 off.*from \$20.00, until Dec 24, 2030.*0 of 100/); });

  await user.click(screen.getByRole('button', { name: 'Edit PIZZA-5' }));
  const form = await dialog('Coupon PIZZA-5');
  await user.click(form.getByRole('switch', { name: 'Active' }));
  await user.click(form.getByRole('radio', { name: /^Percent/ }));
  await fillField(user, form.getByLabelText('Discount'), '120');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('A percentage is a whole number from 1 to 100')).length).toBeGreaterThan(0);
  await fillField(user, form.getByLabelText('Discount'), '15');
  const [{ id } = { id: '' }] = await coupons();
  await ask(contract.changeCoupon, await asAdmin({ params: { id }, body: { value: 12 } }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('listitem')).toHaveTextContent('Discount: now “12”, yours “15”');
  await user.click(form.getByRole('button', { name: 'Save mine' }));
  expect(await screen.findByText('Coupon saved')).toBeVisible();
  await waitFor(() => { expect(row()).toHaveTextContent(/Off.*15% off/); });
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
  await waitFor(() => { expect(row()).toHaveTextContent('$12.00 off'); });
  expect(await coupons()).toMatchObject([{ code: 'PIZZA-5', kind: 'amount', value: 12, active: true }]);

  await user.click(screen.getByRole('button', { name: 'Delete PIZZA-5' }));
  await user.click((await dialog('Are you sure you want to delete this coupon?')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Coupon deleted')).toBeVisible();
  expect(await coupons()).toEqual([]);
});

it('a percentage that another user has changed to 50 is not saved as 50 dollars unseen', async () => {
  const { id } = await addCoupon();
  const { user } = await renderSection('/dashboard/coupons');
  await user.click(await screen.findByRole('button', { name: 'Edit SAVE10' }));
  const form = within(await screen.findByRole('dialog', { name: 'Coupon SAVE10' }));
  await ask(contract.changeCoupon, await asAdmin({ params: { id }, body: { value: 50 } }));
  await user.click(form.getByRole('radio', { name: 'Amount' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('listitem')).toHaveTextContent('Discount: now “50”, yours “10”');
  expect(await coupons()).toMatchObject([{ kind: 'percent', value: 50 }]);
});

it('a new coupon that was being typed as the session ended is on the screen again after the sign-in', async () => {
  const { user } = await renderAs(DEMO_ACCOUNTS.admin, '/dashboard/coupons');
  await user.click(await screen.findByRole('button', { name: 'Add coupon' }));
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add coupon' }));
  const form = await dialog();
  for (const [label, text] of [['Code', 'LATE-5'], ['Discount', '5']] as const) await fillField(user, form.getByLabelText(label), text);
  await (await openDatabase()).db.sessions.clear();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => { expect(currentAddress()).toBe('/user/auth'); });
  await user.click(await screen.findByRole('button', { name: 'Admin User' }));
  expect((await dialog()).getByLabelText('Code')).toHaveValue('LATE-5');
});

it('a late answer closes neither the form in which more was typed meanwhile, nor that of another coupon', async () => {
  for (const code of ['FIRST', 'SECOND']) await addCoupon({ code });
  const { user } = await renderSection('/dashboard/coupons');
  const open = async (code: string) => {
    await user.click(await screen.findByRole('button', { name: `Edit ${code}` }));
    return within(await screen.findByRole('dialog', { name: `Coupon ${code}` }));
  };
  const saveLate = async (form: Awaited<ReturnType<typeof open>>, discount: string) => {
    await fillField(user, form.getByLabelText('Discount'), discount);
    return holdAnswer(contract.changeCoupon, () => user.click(form.getByRole('button', { name: 'Save' })));
  };
  const first = await open('FIRST');
  const arrive = await saveLate(first, '20');
  await fillField(user, first.getByLabelText(/^Uses in all/), '77');
  await arrive();
  await user.click(first.getByRole('button', { name: 'Save' }));
  await waitFor(async () => { expect(await coupons()).toMatchObject([{ code: 'FIRST', value: 20, limit: 77 }, { code: 'SECOND' }]); });
  await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });

  const again = await open('FIRST');
  const arriveLater = await saveLate(again, '30');
  await user.click(again.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
  const second = await open('SECOND');
  await fillField(user, second.getByLabelText(/^Uses in all/), '5');
  await arriveLater();
  await user.click(second.getByRole('button', { name: 'Save' }));
  await waitFor(async () => { expect(await coupons()).toMatchObject([{ value: 30, limit: 77 }, { code: 'SECOND', limit: 5 }]); });
});

describe('the cart', () => {
  const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));
  const code = () => summary().getByLabelText('Coupon code');
  const order = async (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Complete Order/ }));

  /** A cart with two salads at $8.99. */
  async function openCart() {
    storeCart([lineOf('garden-salad', 2)], CUSTOMER.email);
    const app = await renderAs(CUSTOMER, '/user/cart');
    await fillField(app.user, await screen.findByLabelText('Delivery address'), '27 Orchard Street');
    return app;
  }

  async function apply(user: UserEvent, typed: string) {
    await fillField(user, await summary().findByLabelText('Coupon code'), typed);
    await user.click(summary().getByRole('button', { name: 'Apply' }));
  }

  it('asks for a code only if the shop has coupons, says why it is refused and what it is worth, and orders with it', async () => {
    const { user } = await openCart();
    expect(screen.queryByLabelText('Coupon code')).not.toBeInTheDocument();
    await addCoupon({ minimum: 20 });
    await user.click(await summary().findByRole('button', { name: 'Apply' }));
    expect(code()).toHaveAccessibleDescription('Please enter a coupon code');
    await apply(user, 'nonsense');
    expect((await summary().findAllByText('There is no such coupon')).length).toBeGreaterThan(0);
    expect(code()).toBeInvalid();
    await apply(user, ' save10 ');
    expect((await summary().findAllByText('Add $2.02 more to get 10% off.')).length).toBeGreaterThan(0);
    expect(code()).toHaveValue('SAVE10');
    expect(summary().queryByText('Coupon SAVE10')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'One Garden Salad more' }));
    expect(await summary().findByText('Coupon SAVE10')).toBeVisible();
    // 26.97 - 2.70, 8 % of 24.27, and the fee.
    expect(summary().getByText('−$2.70')).toBeVisible();
    expect(summary().getByText('$29.20')).toBeVisible();
    await user.click(summary().getByRole('button', { name: 'Remove' }));
    await waitFor(() => { expect(summary().queryByText('Coupon SAVE10')).not.toBeInTheDocument(); });
    expect(storedCart()).toEqual([lineOf('garden-salad', 3)]);
    await apply(user, 'save10');
    expect(await summary().findByText('Coupon SAVE10')).toBeVisible();
    await order(user);
    await waitFor(() => { expect(currentAddress()).toMatch(/^\/user\/thank-you/); });
    expect(await screen.findByText('Coupon SAVE10')).toBeVisible();
    expect(await coupons()).toMatchObject([{ used: 1 }]);
    expect(localStorage.getItem('checkoutDrafts')).not.toContain('SAVE10');
  });

  it('orders only once a coupon is checked, does not take it away again by a double click, and shows the one that another tab applies', async () => {
    await addCoupon();
    const { user } = await openCart();
    const arrive = await holdAnswer(contract.checkCoupon, () => apply(user, 'save10'));
    await order(user);
    await arrive();
    expect(currentAddress()).toBe('/user/cart');
    expect(await summary().findByText('Coupon SAVE10')).toBeVisible();
    fireEvent.click(summary().getByRole('button', { name: 'Remove' }), { detail: 2 });
    expect(summary().getByRole('button', { name: 'Remove' })).toBeVisible();

    await user.click(summary().getByRole('button', { name: 'Remove' }));
    await fillField(user, code(), 'PIZZA');
    const drafts = JSON.parse(localStorage.getItem('checkoutDrafts') ?? '{}') as Record<string, object>;
    localStorage.setItem('checkoutDrafts', JSON.stringify(Object.fromEntries(Object.entries(drafts).map(([account, draft]) => [account, { ...draft, coupon: 'SAVE10' }]))));
    act(() => { window.dispatchEvent(new StorageEvent('storage', { key: 'checkoutDrafts', storageArea: localStorage })); });
    expect(await summary().findByText('Coupon SAVE10')).toBeVisible();
    expect(code()).toHaveValue('SAVE10');
  });

  it('keeps a code that was applied after an order had reached the shop unheard, and says that the order is without it', async () => {
    await addCoupon();
    const { user } = await openCart();
    await summary().findByLabelText('Coupon code');
    enableScenario('checkout-unknown');
    await order(user);
    await waitFor(() => { expect(screen.getByRole('button', { name: /^Complete Order/ })).toHaveAccessibleDescription(/may have reached us/); });
    await apply(user, 'save10');
    expect(await summary().findByText('Coupon SAVE10')).toBeVisible();
    clearScenarios();
    await order(user);
    expect(await screen.findByText('Your last try had reached us: this order is without your later changes')).toBeVisible();
    expect(await coupons()).toMatchObject([{ used: 0 }]);
    expect(localStorage.getItem('checkoutDrafts')).toContain('SAVE10');
  });

  it('fee-changed: the order is refused with the total of now, which the next attempt accepts', async () => {
    const { user } = await openCart();
    enableScenario('fee-changed');
    await order(user);
    // 17.98, 8 % of it, and the fee, which is a dollar dearer.
    expect((await screen.findAllByText(/^The total is now \$23\.41, not \$22\.41/)).length).toBeGreaterThan(0);
    expect(await summary().findByText('$23.41')).toBeVisible();
    await order(user);
    await waitFor(() => { expect(currentAddress()).toMatch(/^\/user\/thank-you/); });
  });

  it('says what is missing to the minimum, and from which sum on delivery is free', async () => {
    await changeSettings({ minimumOrder: 20, freeDeliveryFrom: 25 });
    const { user } = await openCart();
    expect(await screen.findByText('The minimum order is $20.00. Please add $2.02 more.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Complete Order/ })).toBeDisabled();
    expect(summary().getByText('Free delivery from $25.00: add $7.02 more')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'One Garden Salad more' }));
    await waitFor(() => { expect(screen.getByRole('button', { name: /^Complete Order/ })).toBeEnabled(); });
    expect(summary().queryByText(/^Free delivery/)).not.toBeInTheDocument();
    // 26.97 and 8 % of it.
    expect(summary().getByText('$29.13')).toBeVisible();
  });
});
