/** The offer to reload into a new version, triggered by the QA scenario: no typed text is lost without a confirmation. */
import { act, screen, waitFor } from '@testing-library/react';
import { installServer } from '../../mocks/node';
import { enableScenario } from '../../mocks/scenarios/catalogue';
import { DEMO_ACCOUNTS } from '../domain/user/demoAccounts';
import { renderApp, renderAs } from '../testing/renderApp';

installServer();
afterEach(() => {
  jest.useRealTimers();
});

const READY = 'A new version is ready.';
const reloadNow = () => screen.findByRole('button', { name: 'Reload now' });
const announce = () => { enableScenario('new-version-waiting'); };

test('the offer stays until it is dismissed', async () => {
  const { user } = renderApp('/user');
  await screen.findByRole('heading', { name: 'Margherita Pizza' });
  jest.useFakeTimers();
  announce();
  act(() => { jest.advanceTimersByTime(60_000); });
  jest.useRealTimers();
  expect(screen.getByText(READY)).toBeVisible();
  expect(await reloadNow()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(READY)).not.toBeInTheDocument();
});

test('confirms before a reload would lose the text typed into a form, also on a screen that the user has left', async () => {
  const { user } = await renderAs(DEMO_ACCOUNTS.customer, '/user/profile');
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const field = await screen.findByLabelText('Name');
  await user.type(field, 'Half a word');
  announce();
  await user.click(await reloadNow());
  expect(await screen.findByRole('alertdialog', { name: 'Reload without saving?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => { expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument(); });
  expect((field as HTMLInputElement).value).toContain('Half a word');
  expect(screen.getByText(READY)).toBeVisible();
  await user.click(screen.getAllByRole('link', { name: 'Home' })[0]!);
  await screen.findByRole('heading', { name: 'Margherita Pizza' });
  await user.click(await reloadNow());
  expect(await screen.findByRole('alertdialog', { name: 'Reload without saving?' })).toBeVisible();
});
