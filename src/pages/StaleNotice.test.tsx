/** The line that says that a screen is not up to date. */
import { act, screen, waitFor } from '@testing-library/react';
import { installServer } from '../../mocks/node';
import { clearScenarios, enableScenario } from '../../mocks/scenarios/catalogue';
import { ADMIN } from '../../mocks/testing/client';
import { shortOrderId } from '../domain/order/order';
import { orderSalad } from '../testing/orderSalad';
import { renderApp, renderAs, storeSession } from '../testing/renderApp';

installServer();

const FAILED = /^Not up to date since \d\d:\d\d [AP]M\. Something went wrong in the shop$/;
const LOST = /^Not up to date since \d\d:\d\d [AP]M\. Changes made by others do not arrive\.$/;
const again = () => screen.getByRole('button', { name: 'Try again' });

it('is in the back office while the event stream is lost, and a retry opens the stream', async () => {
  const { user } = await renderAs(ADMIN, '/dashboard/categories');
  await screen.findByRole('row', { name: /Pizza/ });
  act(() => { enableScenario('events-lost'); });
  await orderSalad();
  expect(await screen.findByText(LOST)).toBeVisible();
  act(() => { clearScenarios(); });
  await user.click(again());
  await waitFor(() => { expect(screen.queryByText(LOST)).not.toBeInTheDocument(); });
  await orderSalad();
  // The first one was placed while the stream was lost.
  expect(await screen.findByText('2 new orders')).toBeVisible();
});

it('is on the kitchen board while its orders cannot be refetched, and goes when a retry has brought the new one', async () => {
  await storeSession(ADMIN);
  act(() => { enableScenario('lists-fail-later'); });
  const { user } = renderApp('/dashboard/kitchen');
  await screen.findByRole('article', { name: 'Order 3d1e84b7' });
  const { id } = await orderSalad();
  expect(await screen.findByText(FAILED)).toBeVisible();
  clearScenarios();
  await user.click(again());
  expect(await screen.findByRole('article', { name: `Order ${shortOrderId(id)}` })).toBeVisible();
  await waitFor(() => { expect(screen.queryByText(FAILED)).not.toBeInTheDocument(); });
});
