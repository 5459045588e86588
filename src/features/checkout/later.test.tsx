/** Closed shops, pauses and orders for later, as customers see them (docs/behaviour.md, section 4). */
import { screen, waitFor, within } from '@testing-library/react';
import { setClock } from '../../../backend/utils/clock';
import { installServer } from '../../../mocks/node';
import { enableScenario } from '../../../mocks/scenarios/catalogue';
import { ADMIN, CUSTOMER, ask, tokenOf } from '../../../mocks/testing/client';
import { contract } from '../../domain/contract';
import type { Order } from '../../domain/order/order';
import type { SettingsChanges } from '../../domain/shop/settingsForm';
import { fillField } from '../../testing/fillField';
import { currentAddress, reloadApp, renderAs } from '../../testing/renderApp';
import { lineOf, storeCart } from '../../testing/storeCart';
// Imported here, so that loading the code does not count towards the first test's timeout.
import '../../pages/storefront/CartPage';
import '../../pages/storefront/OrdersPage';
import '../../pages/storefront/ThankYouPage';

installServer();
// A Monday, 10:00 AM in New York.
beforeEach(() => { setClock({ at: '2026-06-01T14:00:00.000Z', frozen: true, since: Date.now() }); });

const HOURS: SettingsChanges = { timeZone: 'America/New_York', hours: [{ days: ['Mon', 'Tue'], opens: '11:00', closes: '14:00' }] };
const LATER: SettingsChanges = { timeZone: 'America/New_York', laterDays: 1, slotMinutes: 30, leadMinutes: 60 };

async function open(settings: SettingsChanges) {
  await ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: settings });
  storeCart([lineOf('garden-salad', 1)], CUSTOMER.email);
  const app = await renderAs(CUSTOMER, '/user/cart');
  await fillField(app.user, await screen.findByLabelText('Delivery address'), '27 Orchard Street');
  return app;
}

const complete = async ({ user }: Awaited<ReturnType<typeof open>>) => user.click(screen.getByRole('button', { name: /^Complete Order/ }));
const orders = async () => (await ask(contract.getMyOrders, { token: await tokenOf(CUSTOMER) })).items;
const when = () => screen.getByLabelText<HTMLSelectElement>('When');

it('a new shop says nothing of hours', async () => {
  await open({});
  expect(screen.queryByLabelText('When')).not.toBeInTheDocument();
  expect(screen.queryByText(/Closed|paused/)).not.toBeInTheDocument();
});

it('a closed shop says when it opens, and takes orders for later', async () => {
  const app = await open({ ...HOURS, ...LATER });
  expect(await screen.findByText('Closed. Opens today, 11:00 AM')).toBeVisible();
  expect(screen.queryByText(/^Delivered/)).not.toBeInTheDocument();
  await complete(app);
  expect((await screen.findAllByText('Please choose a time')).length).toBeGreaterThan(1);
  expect(when()).toHaveFocus();
  await screen.findByRole('option', { name: 'Tomorrow, 12:00 PM' });
  expect([...when().options].map(({ text }) => text).slice(0, 3)).toEqual(['Please choose a time', 'Today, 11:00 AM', 'Today, 11:30 AM']);
  await app.user.selectOptions(when(), 'Tomorrow, 12:00 PM');
  await waitFor(() => { expect(screen.getByText(/^Delivered/).parentElement).toHaveTextContent('Delivered: Tomorrow, 12:00 PM'); });
  await complete(app);
  await waitFor(() => { expect(currentAddress()).toMatch(/^\/user\/thank-you/); });
  expect(await screen.findByText('Tomorrow, 12:00 PM')).toBeVisible();
  expect((await orders())[0]?.dueAt).toBe('2026-06-02T16:00:00.000Z');
  await app.user.click(screen.getByRole('link', { name: 'View My Orders' }));
  const [card] = await screen.findAllByText(/^Due/);
  await waitFor(() => { expect(card).toHaveTextContent('Due Tomorrow, 12:00 PM'); });
  const [{ id }] = (await orders()) as [Order];
  await ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: { staffCancel: true } });
  await ask(contract.cancelOrder, { token: await tokenOf(ADMIN), params: { id }, body: {} });
  reloadApp('/user/orders');
  await screen.findByText('Cancelled');
  expect(screen.queryByText(/^Due/)).not.toBeInTheDocument();
});

it('a closed shop without a free time says so', async () => {
  await open({ ...HOURS, ...LATER, hours: [{ days: ['Sat'], opens: '11:00', closes: '14:00' }] });
  expect(await screen.findByRole('option', { name: 'No time is free' })).toBeInTheDocument();
});

it.each([
  ['closed-meanwhile', /^Closed\. Opens Wed, Jun 3, 11:00 AM/, HOURS],
  ['paused', /^Very busy: orders are paused until today, 10:30 AM/, LATER],
])('%s: the order is refused, and the cart says why', async (name, message, settings) => {
  enableScenario(name);
  const app = await open({ ...settings, hours: [] });
  await complete(app);
  // Below the button, and above the cart.
  await waitFor(() => { expect(screen.getAllByText(message).length).toBeGreaterThan(1); });
  expect(currentAddress()).toBe('/user/cart');
});

it('a time chosen before the shop stopped taking orders for later is not changed to now unasked', async () => {
  const app = await open(LATER);
  await screen.findByRole('option', { name: 'Tomorrow, 12:00 PM' });
  await app.user.selectOptions(when(), 'Tomorrow, 12:00 PM');
  await ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: { laterDays: 0 } });
  reloadApp('/user/cart');
  expect(await screen.findByText('This time is no longer free. Please choose another one.')).toBeVisible();
  await complete(app);
  // Nothing is sent.
  expect(when()).toHaveFocus();
  expect(screen.queryByText('There was an error placing your order')).not.toBeInTheDocument();
  expect(when()).toBeInvalid();
  await ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: { laterDays: LATER.laterDays } });
  await waitFor(() => { expect(when()).toBeValid(); });
  await app.user.selectOptions(when(), 'As soon as possible');
  await complete(app);
  await waitFor(() => { expect(currentAddress()).toMatch(/^\/user\/thank-you/); });
});

it('slot-full: names other times, and does not offer the full one any more', async () => {
  enableScenario('slot-full');
  const app = await open(LATER);
  await screen.findByRole('option', { name: 'Tomorrow, 12:00 PM' });
  await app.user.selectOptions(when(), 'Tomorrow, 12:00 PM');
  await complete(app);
  expect((await screen.findAllByText(/^Tomorrow, 12:00 PM is no longer free\. Free: Tomorrow, 11:00 AM; Tomorrow, 11:30 AM; Tomorrow, 12:30 PM/)).length).toBeGreaterThan(0);
  expect(when()).toHaveFocus();
  expect(when()).toHaveAccessibleDescription(/^Tomorrow, 12:00 PM is no longer free/);
  await app.user.selectOptions(when(), 'Tomorrow, 12:30 PM');
  expect(when()).toBeValid();
  await complete(app);
  await waitFor(() => { expect(currentAddress()).toMatch(/^\/user\/thank-you/); });
  expect(within(screen.getByRole('main')).queryByText('Estimated delivery')).not.toBeInTheDocument();
});
