/** The settings of the shop: their form, and where they are shown (docs/behaviour.md, section 2, Admin settings). */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { installServer } from '../../../mocks/node';
import { enableScenario } from '../../../mocks/scenarios/catalogue';
import { ADMIN, ask, tokenOf } from '../../../mocks/testing/client';
import { contract } from '../../domain/contract';
import { isoDay } from '../../domain/date/dates';
import { DEFAULT_SETTINGS } from '../../domain/shop/settings';
import { addDays } from '../../domain/shop/zonedTime';
import type { SettingsChanges } from '../../domain/shop/settingsForm';
import { fillField } from '../../testing/fillField';
import { closeApp, renderApp, renderSection } from '../../testing/renderApp';
// Imported here, so that loading the code does not count towards the first test's timeout.
import '../../pages/admin/SettingsPage';
import '../../pages/storefront/AboutPage';

installServer();

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (user: UserEvent, label: string, text: string) => fillField(user, field(label), text);
const save = async (user: UserEvent, name = 'Save') => user.click(screen.getByText(name, { selector: 'button *' }));
const settings = async () => ({ ...(await ask(contract.getShop)), time: undefined });
const editElsewhere = async (body: SettingsChanges) => ask(contract.changeSettings, { token: await tokenOf(ADMIN), body });

async function open() {
  const app = await renderSection('/dashboard/settings');
  await screen.findByLabelText('Name of the shop');
  return app;
}

it('are those of the specification in a new shop, refused at their fields, saved as they were typed, and undone from the message', async () => {
  const { user } = await open();
  const texts = ['Name of the shop', 'Address (optional)', 'Phone (optional)', 'E-mail (optional)', 'Tax', 'Delivery fee', 'Shortest delivery', 'Longest delivery'].map((label) => field(label).value);
  expect(texts).toEqual(['Food Delivery', '', '+1 555 012 3456', 'hello@fooddelivery.example', '8', '2.99', '30', '45']);
  await fill(user, 'Name of the shop', ' ');
  await fill(user, 'Tax', 'some');
  await fill(user, 'Shortest delivery', '1.5');
  await save(user);
  for (const message of ['Please enter the name of the shop', 'Please enter a valid tax rate', 'Please enter a valid number of minutes']) {
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  }
  await fill(user, 'Name of the shop', 'Pie House');
  await fill(user, 'Tax', '8.875 %');
  await fill(user, 'Shortest delivery', '50');
  await save(user);
  expect((await screen.findAllByText('The longest delivery time cannot be below the shortest')).length).toBeGreaterThan(0);
  expect(await settings()).toEqual(DEFAULT_SETTINGS);

  await fill(user, 'Delivery fee', '$3.5');
  await fill(user, 'Longest delivery', '60');
  await save(user);
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(await settings()).toEqual({ ...DEFAULT_SETTINGS, name: 'Pie House', taxRate: 0.08875, deliveryFee: 3.5, estimateFrom: 50, estimateTo: 60 });
  await waitFor(() => { expect([field('Tax').value, field('Delivery fee').value]).toEqual(['8.875', '3.50']); });
  await user.click(screen.getByText('Undo'));
  await waitFor(() => { expect(field('Tax')).toHaveValue('8'); });
  expect(await settings()).toEqual(DEFAULT_SETTINGS);

  // The same tax in another spelling leaves nothing that is not saved.
  await fill(user, 'Tax', '8.0');
  await save(user);
  await waitFor(() => { expect(field('Tax')).toHaveValue('8'); });
});

it('step the tax by hundredths of a percent, and keep its decimals', async () => {
  await ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: { taxRate: 0.08875 } });
  const { user } = await open();
  await user.click(field('Tax'));
  await user.keyboard('{ArrowUp}');
  expect(field('Tax')).toHaveValue('8.885');
  await user.keyboard('{ArrowDown}');
  expect(field('Tax')).toHaveValue('8.875');
});

it('have weekly hours and closed days, which another administrator’s are shown beside', async () => {
  const { user } = await open();
  await user.click(screen.getByText('Add hours'));
  expect(screen.getByLabelText('Days 1')).toHaveFocus();
  await user.click(screen.getByLabelText('Days 1'));
  for (const day of ['Mon', 'Tue']) await user.click(await screen.findByTitle(day));
  await fill(user, 'Opens 1', '11:00');
  await save(user);
  expect((await screen.findAllByText('Please enter a time such as 11:30')).length).toBeGreaterThan(0);
  // The first of the fields that are refused, in the order of the screen.
  expect(screen.getByLabelText('Time zone')).toHaveFocus();
  await fill(user, 'Closes 1', '01:00');
  await user.click(screen.getByText('Add closed day'));
  await fill(user, 'Closed day 1', '2026-12-25');
  await save(user);
  expect((await screen.findAllByText('Please choose the time zone of the shop')).length).toBeGreaterThan(0);
  await editElsewhere({ timeZone: 'Europe/Berlin', hours: [{ days: ['Sun'], opens: '10:00', closes: '12:00' }] });
  const conflict = within(await screen.findByRole('alert', { name: 'Somebody else has just changed this' }));
  expect(conflict.getByRole('listitem')).toHaveTextContent('Hours: now Sun 10:00–12:00, yours Mon, Tue 11:00–01:00');
  await save(user, 'Save mine');
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(await settings()).toMatchObject({ timeZone: 'Europe/Berlin', hours: [{ days: ['Mon', 'Tue'], opens: '11:00', closes: '01:00' }], closedDays: ['2026-12-25'] });
  closeApp();
  await renderSection('/dashboard/history');
  expect(await screen.findByText('Mon, Tue 11:00–01:00')).toBeInTheDocument();
});

it('follow another administrator, but keep what is typed, and show a conflict that only the save has found', async () => {
  const { user } = await open();
  await fill(user, 'Delivery fee', '3.99');
  await editElsewhere({ deliveryFee: 4.99, phone: '555 010 0177' });
  const conflict = within(await screen.findByRole('alert', { name: 'Somebody else has just changed this' }));
  expect(conflict.getByRole('listitem')).toHaveTextContent('Delivery fee: now “4.99”, yours “3.99”');
  expect([field('Delivery fee').value, field('Phone (optional)').value]).toEqual(['3.99', '555 010 0177']);
  expect(field('Delivery fee')).toHaveFocus();
  await save(user, 'Save mine');
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect((await settings()).deliveryFee).toBe(3.99);
  enableScenario('settings-conflict');
  await fill(user, 'Delivery fee', '4.5');
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Take theirs: Delivery fee' }));
  expect(field('Delivery fee')).toHaveValue('4.99');
  expect(screen.queryByText('Somebody else has just changed this')).not.toBeInTheDocument();
});

it('are on every page that says them', async () => {
  await editElsewhere({ name: 'Pie House', address: '1 Harbour Road', phone: '', email: 'Pies@Example.com', estimateFrom: 20, estimateTo: 20 });
  renderApp('/about');
  await waitFor(() => { expect(screen.getByRole('banner')).toHaveTextContent('Pie House - About'); });
  expect(document.title).toBe('Pie House - About');
  expect(screen.getByRole('heading', { name: 'Delivery in 20 minutes' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Pie House. Cooked to order, at your door in 20 minutes.');
  expect(screen.getByText('1 Harbour Road')).toBeVisible();
  expect(screen.getByRole('link', { name: /^pies@/ })).toHaveAttribute('href', 'mailto:pies@example.com');
  expect(screen.queryByText(/555/)).not.toBeInTheDocument();
  expect(screen.getByText('Monday to Friday')).toBeVisible();
  await editElsewhere({ name: 'Soup House', timeZone: 'Europe/Berlin', hours: [{ days: ['Tue', 'Wed'], opens: '17:00', closes: '01:00' }], closedDays: [addDays(isoDay(new Date()), 1)] });
  await waitFor(() => { expect(document.title).toBe('Soup House - About'); });
  expect(await screen.findByText('Tuesday to Wednesday')).toBeVisible();
  expect(screen.getByText('05:00 PM - 01:00 AM')).toBeVisible();
  expect(screen.getAllByText('Closed')).toHaveLength(2);
  expect(screen.getByText(/^Closed on [A-Z][a-z]{2} \d+$/)).toBeVisible();
});
