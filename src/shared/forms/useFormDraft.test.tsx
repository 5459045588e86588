/**
 * Form drafts: text typed before a session ends is restored, in the profile and the back office; the profile also keeps it
 * while another screen is open.
 */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openDatabase } from '../../../mocks/indexeddb/connection/openDatabase';
import { installServer } from '../../../mocks/node';
import { lateAnswer } from '../../../mocks/testing/lateAnswer';
import { saveProfile } from '../../domain/calls/profileCalls';
import { CHANGED_BY_OTHERS } from '../../domain/http/conflict';
import { DEMO_ACCOUNTS } from '../../domain/user/demoAccounts';
import { fillField } from '../../testing/fillField';
import { currentAddress, renderAs } from '../../testing/renderApp';

installServer();

const { admin, customer } = DEMO_ACCOUNTS;
const RESTORED = 'Your session had ended. What you typed is still here.';
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const arriveAt = (address: string) => waitFor(() => { expect(currentAddress()).toBe(address); });

async function endSessions() {
  const { db } = await openDatabase();
  await db.sessions.clear();
}

async function signInAsCustomer(user: UserEvent) {
  await arriveAt('/user/auth');
  await user.click(await screen.findByRole('button', { name: 'Regular User' }));
  await user.click((await screen.findAllByRole('link', { name: 'Profile' }))[0]!);
}

async function editProfile() {
  const app = await renderAs(customer, '/user/profile');
  await app.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await fillField(app.user, await field('Name'), 'Maya of the Long Name');
  return app;
}

test('the profile form restores its draft to its own account, with the current values of fields that were not edited', async () => {
  const { user } = await editProfile();
  const { db } = await openDatabase();
  await db.users.where('email').equals(customer.email).modify({ phone: '555 010 0999' });
  await endSessions();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please sign in first')).toBeInTheDocument();
  await arriveAt('/user/auth');
  await fillField(user, await field('Email'), 'daniel.okafor@fooddelivery.example');
  await fillField(user, screen.getByLabelText('Password', { selector: 'input' }), 'any');
  await user.keyboard('{Enter}');
  await arriveAt('/user/profile');
  expect(await screen.findByRole('heading', { name: 'Daniel Okafor' })).toBeVisible();
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await signInAsCustomer(user);
  expect(await field('Name')).toHaveValue('Maya of the Long Name');
  expect(await field('Phone')).toHaveValue('555 010 0999');
  expect(await screen.findByText(RESTORED)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Maya of the Long Name' })).toBeInTheDocument();
});

test('the profile form restores its draft after a visit to another screen, until Cancel, a save or a sign-out deletes it', async () => {
  const { user } = await editProfile();
  const goTo = async (name: RegExp, address: string) => {
    await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name }));
    await arriveAt(address);
  };
  const leaveAndComeBack = async () => {
    await goTo(/^Cart/, '/user/cart');
    await goTo(/^Profile/, '/user/profile');
  };
  const edit = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await fillField(user, await field('Name'), 'Maya the Third');
  };
  await leaveAndComeBack();
  expect(await field('Name')).toHaveValue('Maya of the Long Name');
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
  await leaveAndComeBack();
  expect(await screen.findByRole('heading', { name: 'Maya Patel' })).toBeVisible();

  await edit();
  const late = lateAnswer(saveProfile);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await goTo(/^Cart/, '/user/cart');
  late.arrive();
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  await goTo(/^Profile/, '/user/profile');

  await edit();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await signInAsCustomer(user);
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
});

test('changes that another user made to the dish are shown before they are overwritten', async () => {
  const { user } = await renderAs(admin, '/dashboard/search/garden-salad?search=Garden');
  await fillField(user, await field('Name'), 'Mine');
  await endSessions();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await arriveAt('/user/auth');
  const dish = (await openDatabase()).db.foods.where('id').equals('garden-salad');
  await dish.modify({ name: 'Theirs', price: 1.5 });
  await user.click(await screen.findByRole('button', { name: 'Admin User' }));
  await arriveAt('/dashboard/search/garden-salad?search=Garden');

  const changes = within(await screen.findByRole('region', { name: CHANGED_BY_OTHERS }));
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Name: now “Theirs”, yours “Mine”Take theirs']);
  await waitFor(() => { expect(changes.getByRole('heading')).toHaveFocus(); });
  expect(await field('Name')).toHaveValue('Mine');
  expect(screen.getByLabelText('Price')).toHaveValue('1.50');
  await user.click(screen.getByText('Save mine'));
  expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
  expect(await dish.first()).toMatchObject({ name: 'Mine', price: 1.5 });
});

test('a stock number that was being typed or sent as the session ended is restored, until it is saved or reset', async () => {
  const { user, store } = await renderAs(admin, '/dashboard/stock?search=Garden');
  const stock = () => screen.findByLabelText('Current stock of Garden Salad');
  const comeBack = async () => {
    await arriveAt('/user/auth');
    await user.click(await screen.findByRole('button', { name: 'Admin User' }));
    await arriveAt('/dashboard/stock?search=Garden');
    await stock();
  };
  await fillField(user, await stock(), '77');
  await endSessions();
  // Another request finds out that the session has ended, while the cell still has the focus.
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('visibilitychange'));
  await comeBack();
  expect(await screen.findByText(RESTORED)).toBeInTheDocument();
  expect(await stock()).toHaveValue('77');
  expect(await stock()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await stock()).toHaveValue('20');

  await fillField(user, await stock(), '78');
  await endSessions();
  await user.keyboard('{Enter}');
  await comeBack();
  expect(await stock()).toHaveValue('78');
  expect(await stock()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Stock updated for Garden Salad')).toBeInTheDocument();
  await endSessions();
  await user.click(screen.getByLabelText('Restock +10 Garden Salad'));
  await arriveAt('/user/auth');
  expect(store.getState().formDrafts).toEqual({});
});
