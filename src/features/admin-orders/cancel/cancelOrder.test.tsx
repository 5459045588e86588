/** Cancelling orders in the back office (docs/behaviour.md, section 4). */
import { screen, waitFor, within } from '@testing-library/react';
import { installServer } from '../../../../mocks/node';
import { enableScenario } from '../../../../mocks/scenarios/catalogue';
import { ADMIN, ask, tokenOf } from '../../../../mocks/testing/client';
import { contract } from '../../../domain/contract';
import { fillField } from '../../../testing/fillField';
import { renderSection } from '../../../testing/renderApp';
// Imported here, so that loading the code does not count towards the first test's timeout.
import '../../../pages/admin/AdminOrdersPage';
import '../../../pages/admin/KitchenPage';
import '../drawer/OrderDrawer';
import './CancelDialog';

installServer();

const ORDER = '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613';
const CANCEL = 'Cancel order';

async function open(section: string) {
  await ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: { staffCancel: true } });
  return renderSection(`/dashboard/${section}`);
}

const order = async () => ask(contract.getOrder, { token: await tokenOf(ADMIN), params: { id: ORDER } });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Cancel order #3d1e84b7?' }));

it('asks for a reason in the drawer, shows it on the receipt, and is undone', async () => {
  const { user } = await open(`orders/${ORDER}`);
  await user.click(await screen.findByRole('button', { name: CANCEL }));
  const asked = await dialog();
  await user.click(asked.getByRole('button', { name: 'Cancel order' }));
  expect(await asked.findByText('Please choose a reason')).toBeVisible();
  await user.click(asked.getByRole('radio', { name: 'Kitchen too busy' }));
  await fillField(user, asked.getByLabelText('Explanation (optional)'), 'Both ovens are out');
  await user.click(asked.getByRole('button', { name: 'Cancel order' }));

  expect(await screen.findByText('Order marked as cancelled')).toBeInTheDocument();
  const receipt = within(screen.getByRole('article', { name: 'Receipt' }));
  expect(await receipt.findByText('Kitchen too busy: Both ovens are out')).toBeInTheDocument();
  await waitFor(() => { expect(screen.queryByRole('button', { name: CANCEL })).not.toBeInTheDocument(); });
  await waitFor(() => { expect(screen.queryByRole('button', { name: 'Complete order 3d1e84b7' })).not.toBeInTheDocument(); });
  await waitFor(() => { expect(document.activeElement).not.toBe(document.body); });
  expect(await screen.findByRole('radio', { name: 'Cancelled 1' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => { expect(await order()).toMatchObject({ status: 'pending' }); });
  expect(await screen.findByRole('button', { name: CANCEL })).toBeInTheDocument();
});

it('takes the ticket off the kitchen’s board', async () => {
  const { user } = await open('kitchen');
  await user.click(await screen.findByRole('button', { name: 'Cancel order 3d1e84b7' }));
  const asked = await dialog();
  await user.click(asked.getByRole('radio', { name: 'Out of an ingredient' }));
  await user.click(asked.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => { expect(screen.queryByRole('article', { name: 'Order 3d1e84b7' })).not.toBeInTheDocument(); });
  await waitFor(() => { expect(screen.getByRole('region', { name: 'Kitchen tickets' })).toHaveFocus(); });
  expect((await order()).cancellation).toEqual({ reason: 'ingredient', text: '' });
});

it('refuses another status for an order that was just cancelled', async () => {
  const { user } = await open('orders');
  enableScenario('cancelled-meanwhile');
  await user.click(await screen.findByRole('button', { name: 'Complete order 3d1e84b7' }));
  expect(await screen.findByText('Order 3d1e84b7 was cancelled. Undo that to change its status.')).toBeInTheDocument();
  await waitFor(() => { expect(screen.queryByRole('button', { name: 'Complete order 3d1e84b7' })).not.toBeInTheDocument(); });
  expect(await screen.findByRole('radio', { name: 'Cancelled 1' })).toBeInTheDocument();
});
