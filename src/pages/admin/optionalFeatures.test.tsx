/** The back office in a browser that lacks an optional feature, or throws when it is used. */
import { screen, waitFor } from '@testing-library/react';
import { installServer } from '../../../mocks/node';
import { enableScenario } from '../../../mocks/scenarios/catalogue';
import { ADMIN } from '../../../mocks/testing/client';
import { shortOrderId } from '../../domain/order/order';
import { ORDER_SOUND_KEY } from '../../domain/storedKeys';
import { orderSalad } from '../../testing/orderSalad';
import { renderAs } from '../../testing/renderApp';
import { stubAudio } from '../../testing/stubAudio';

installServer();
const { sounds, contexts, allow } = stubAudio();
const print = window.print.bind(window);

beforeEach(() => {
  sounds.mockClear();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'setAppBadge');
  window.print = print;
});

const soundSwitch = () => screen.getByRole('switch', { name: 'Sound for new orders' });

async function openKitchen() {
  const app = await renderAs(ADMIN, '/dashboard/kitchen');
  await screen.findByRole('article', { name: 'Order 3d1e84b7' });
  return app;
}

async function order() {
  const { id } = await orderSalad();
  return screen.findByRole('article', { name: `Order ${shortOrderId(id)}` });
}

it('plays no sound after a reload until the first touch, says so, and opens one audio context', async () => {
  localStorage.setItem(ORDER_SOUND_KEY, 'on');
  allow(false);
  const { user } = await openKitchen();
  expect(await screen.findByText('Touch the page once: until then the browser stays silent.')).toBeVisible();
  expect(soundSwitch()).toBeChecked();
  await order();
  await order();
  // Longer than a context that may sound needs to start.
  await new Promise((resolve) => { setTimeout(resolve, 600); });
  allow(true);
  await user.click(screen.getByRole('region', { name: 'Kitchen tickets' }));
  await waitFor(() => { expect(screen.queryByText(/^Touch the page once/)).not.toBeInTheDocument(); });
  expect(sounds).not.toHaveBeenCalled();
  await order();
  await waitFor(() => { expect(sounds).toHaveBeenCalledTimes(2); });
  expect(contexts).toHaveLength(1);
});

it('shows a new order without Web Audio, and the switch says why it is silent', async () => {
  localStorage.setItem(ORDER_SOUND_KEY, 'on');
  enableScenario('no-web-audio');
  await openKitchen();
  expect(soundSwitch()).toBeDisabled();
  expect(soundSwitch()).toHaveAccessibleDescription('This browser cannot play sounds.');
  expect(await order()).toBeVisible();
  expect(await screen.findByText(/^New order /)).toBeVisible();
});

it('shows a new order when the app badge throws, and has no button to print where the browser cannot print', async () => {
  Object.assign(navigator, { setAppBadge: () => { throw new TypeError('Not allowed'); } });
  Reflect.deleteProperty(window, 'print');
  await openKitchen();
  expect(await order()).toBeVisible();
  expect(screen.queryByText(/^This screen stopped working/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Print ticket/ })).not.toBeInTheDocument();
});
