/** Tests of the panel through the screen. e2e/qa.spec.ts tests reloads and files. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contract } from '../../src/domain/contract';
import { fillField } from '../../src/testing/fillField';
import { stubDownloads } from '../../src/testing/stubDownloads';
import { now } from '../../backend/utils/clock';
import { openDatabase } from '../indexeddb/connection/openDatabase';
import { installServer } from '../node';
import { replaceLog } from '../instrumentation/requestLog';
import { changeSettings, clearSettings, currentSettings } from '../qa/settings/settings';
import { catalogue, enableScenario } from '../scenarios/catalogue';
import { type PageReason, recordTransport } from '../transport/workerTransport';
import { ADMIN, CUSTOMER, send, tokenOf } from '../testing/client';
import { QaPanel } from './QaPanel';

installServer();
beforeEach(() => {
  replaceLog([]);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => { act(clearSettings); });

async function openPanel(part?: string) {
  const user = userEvent.setup();
  const onClose = jest.fn();
  render(<QaPanel open onClose={onClose} opener={document.body} />);
  const panel = within(await screen.findByRole('dialog', { name: 'QA workbench' }));
  if (part !== undefined) await user.click(panel.getByRole('tab', { name: part }));
  return { user, panel, onClose };
}

/** Makes a call while the panel is open, and waits until it is logged. */
const sendMeanwhile = (...args: Parameters<typeof send>) =>
  act(async () => {
    const answer = await send(...args);
    await new Promise((resolve) => setTimeout(resolve));
    return answer;
  });

/** Listens for the next event of a type. `online` makes screens refetch. */
function watchFor(event: 'online' | 'storage') {
  const listener = jest.fn();
  window.addEventListener(event, listener, { once: true });
  return listener;
}

test('every scenario has a switch in its area, active ones are listed in order, and all are searched by name, title and area', async () => {
  const { user, panel } = await openPanel();
  expect(panel.getAllByRole('switch')).toHaveLength(catalogue.length);
  const asksAnew = watchFor('online');
  await user.click(panel.getByRole('switch', { name: /orders-fail$/ }));
  expect(asksAnew).toHaveBeenCalledTimes(1);
  await user.click(within(panel.getByRole('group', { name: 'Everything' })).getByRole('switch', { name: /offline$/ }));
  expect(currentSettings().scenarios).toEqual(['orders-fail', 'offline']);
  const order = within(panel.getByRole('region', { name: 'Order of precedence' })).getAllByRole('listitem');
  expect(order.map(({ textContent }) => textContent)).toEqual(['scenario offline', 'scenario orders-fail', 'the backend']);
  expect(panel.getByText('2 switched on.')).toBeInTheDocument();
  const asksAgain = watchFor('online');
  await user.click(panel.getByRole('button', { name: 'Switch all off' }));
  expect(asksAgain).toHaveBeenCalledTimes(1);
  expect(panel.getByText('Nothing is switched on.')).toBeInTheDocument();
  expect(panel.getByRole('switch', { name: /offline$/ })).not.toBeChecked();

  // Screen readers announce text that is added to an existing live region.
  const spoken = panel.getAllByRole('status');
  await fillField(user, panel.getByRole('searchbox', { name: 'Search scenarios' }), 'checkout twice');
  expect(panel.getAllByRole('switch')).toHaveLength(1);
  await fillField(user, panel.getByRole('searchbox'), 'checkout twice nothing');
  expect(spoken).toContain(panel.getByText('No scenario matches.').parentElement);
});

test('an override shows whether it keeps to the contract, before and after it is switched on', async () => {
  const { user, panel } = await openPanel('Overrides');
  await user.selectOptions(panel.getByLabelText('Call'), 'getBanners');
  await fillField(user, panel.getByLabelText('Status'), '200');
  expect(panel.getByText(/Breaks the contract. The contract promises a body/)).toBeInTheDocument();
  await fillField(user, panel.getByLabelText(/^Body/), '[{"id":1}]');
  const asksAnew = watchFor('online');
  await user.click(panel.getByRole('button', { name: 'Override' }));
  expect(asksAnew).toHaveBeenCalledTimes(1);
  expect(within(panel.getByRole('list')).getByText(/Breaks the contract/)).toBeInTheDocument();
  expect(await (await sendMeanwhile(contract.getBanners)).json()).toEqual([{ id: 1 }]);
  const asksAgain = watchFor('online');
  await user.click(panel.getByRole('button', { name: 'Remove the override of getBanners' }));
  expect(currentSettings().overrides).toEqual([]);
  expect(asksAgain).toHaveBeenCalledTimes(1);
});

test('latency, seed and clock can be set, the clock to a date only', async () => {
  const { user, panel } = await openPanel('Conditions');
  await fillField(user, panel.getByLabelText(/^Latency/), '1,200');
  expect(panel.getByLabelText(/^Latency/)).toHaveValue('1200');
  await fillField(user, panel.getByLabelText('Seed'), '12');
  expect(currentSettings()).toMatchObject({ latency: 1200, seed: 12 });

  await user.click(panel.getByRole('button', { name: 'Freeze' }));
  const frozen = now().getTime();
  await user.click(panel.getByRole('button', { name: '+1 day' }));
  await user.click(panel.getByRole('button', { name: '+1 hour' }));
  expect(now().getTime() - frozen).toBe(90_000_000);
  expect(panel.getByText(/, frozen$/)).toHaveAttribute('role', 'status');
  await user.click(panel.getByRole('button', { name: 'Real time' }));
  expect(currentSettings().clock).toBeNull();

  const setDate = (value: string) => { fireEvent.change(panel.getByLabelText('Date and time'), { target: { value } }); };
  setDate('');
  expect(panel.getByRole('button', { name: 'Set' })).toBeDisabled();
  setDate('2031-01-01T10:00');
  fireEvent.click(panel.getByRole('button', { name: 'Set' }));
  expect(now().getFullYear()).toBe(2031);
});

test('signing in as a sample account stores its session, notifies the app, and ends the previous session', async () => {
  const before = await tokenOf(CUSTOMER);
  localStorage.setItem('sessionToken', before);
  const { user, panel } = await openPanel('Data');
  expect(panel.getByText(/^The browser may delete stored data/)).toBeVisible();
  const listener = watchFor('storage');
  await user.selectOptions(panel.getByLabelText('Account'), 'daniel.okafor@fooddelivery.example');
  await user.click(panel.getByRole('button', { name: 'Sign in' }));
  expect(await panel.findByText(/^Signed in as daniel/)).toBeInTheDocument();
  const token = localStorage.getItem('sessionToken')!;
  expect(await (await sendMeanwhile(contract.getSession, { token })).json()).toMatchObject({ name: 'Daniel Okafor' });
  expect((await sendMeanwhile(contract.getSession, { token: before })).status).toBe(401);
  expect(listener.mock.calls).toEqual([[expect.objectContaining({ key: 'sessionToken' })]]);
});

test('each message shows how to produce it, and whether this visit has seen it', async () => {
  const { panel } = await openPanel('Sentences');
  expect(panel.getByText(/^Seen \d+ of \d+ in this visit$/)).toHaveAttribute('role', 'status');
  const line = panel.getByText('There was an error placing your order').closest('li');
  expect(line).toHaveTextContent('Switch on checkout-fails. With a dish in the cart, press Complete Order.');
});

test('the log names the handler, shows both bodies, and can be searched', async () => {
  enableScenario('banners-fail');
  await send(contract.getBanners);
  await send(contract.getMenu);
  const { user, panel } = await openPanel('Requests');
  expect(await panel.findByText('2 of 2 requests')).toBeInTheDocument();
  await fillField(user, panel.getByRole('searchbox'), '500 scenario');
  expect(panel.getByText('1 of 2 requests')).toBeInTheDocument();
  expect(panel.getByText(/scenario banners-fail$/)).toBeInTheDocument();
  expect(panel.getByLabelText('Answer')).toHaveTextContent('Something went wrong in the shop');
  await user.click(panel.getByRole('button', { name: 'Empty the log' }));
  expect(panel.getByText('0 of 0 requests')).toBeInTheDocument();
});

test('the notice of a failed link is shown once, and Escape closes the panel', async () => {
  sessionStorage.setItem('qa-notice', 'This QA link is damaged.');
  const { user, panel, onClose } = await openPanel();
  expect(panel.getByText('This QA link is damaged.')).toBeInTheDocument();
  expect(sessionStorage.getItem('qa-notice')).toBeNull();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

test('a fill continues while another part is shown, and its progress and result are shown again', async () => {
  const { panel } = await openPanel('Data');
  const tab = (name: string) => { fireEvent.click(panel.getByRole('tab', { name })); };
  fireEvent.change(panel.getByLabelText('Size'), { target: { value: 'small' } });
  const asksAgain = watchFor('online');
  fireEvent.click(panel.getByRole('button', { name: 'Fill the shop' }));
  tab('Share');
  tab('Data');
  expect(panel.getByRole('button', { name: 'Reset to the samples' })).toHaveAttribute('aria-busy', 'true');
  expect(panel.getByLabelText('Size')).toHaveValue('small');
  expect(await panel.findByRole('progressbar', { name: 'Records stored' })).toBeInTheDocument();
  tab('Share');
  await waitFor(() => { expect(currentSettings().size).toBe('small'); });
  tab('Data');
  expect(await panel.findByText('The shop has its new data.')).toBeInTheDocument();
  expect(asksAgain).toHaveBeenCalledTimes(1);
  expect(panel.getByLabelText('Size')).toHaveValue('small');
});

test('a warning shows what data a link cannot carry, until the shop has a size again', async () => {
  const { panel } = await openPanel('Share');
  const warning = () => panel.queryByText(/^What is in the shop is none of the sizes under Data/);
  expect(warning()).not.toBeInTheDocument();
  await sendMeanwhile(contract.fillDemo, { token: await tokenOf(ADMIN), body: { kind: 'foods', seed: 1, from: 0, count: 1 } });
  expect(warning()).toBeInTheDocument();
  await sendMeanwhile(contract.resetDemo, { token: await tokenOf(ADMIN) });
  await waitFor(() => { expect(warning()).not.toBeInTheDocument(); });
});

test('a link that is too long for hosts is not offered, and the panel suggests a capsule', async () => {
  changeSettings({ overrides: [{ call: 'getMenu', status: 500, message: 'No', body: 'x'.repeat(10_000), delay: 0, times: 'always' }] });
  const { panel } = await openPanel('Share');
  expect(panel.getByText('This link would have more than 8,000 characters, which many hosts refuse. A capsule carries the same.')).toBeInTheDocument();
  expect(panel.queryByLabelText('Link to this setting')).not.toBeInTheDocument();
  expect(panel.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
  act(() => { changeSettings({ overrides: [] }); });
  expect(panel.getByLabelText('Link to this setting')).toBeInTheDocument();
});

test('a file that is no capsule is refused with a message', async () => {
  const { panel } = await openPanel('Share');
  fireEvent.change(panel.getByLabelText('Import capsule'), { target: { files: [new Blob(['hello'])] } });
  expect(panel.getByRole('alert')).toHaveTextContent('Importing…');
  expect(await panel.findByText('This file is not a capsule of this shop.')).toBeInTheDocument();
});

describe('the export', () => {
  stubDownloads();

  test('of a shop with a damaged record is made, and says why it cannot be imported', async () => {
    const { db } = await openDatabase();
    await db.categories.where('key').equals('salad').modify((category: object) => { Object.assign(category, { name: 7 }); });
    const { user, panel } = await openPanel('Share');
    await user.click(panel.getByRole('button', { name: 'Export capsule' }));
    expect(await panel.findByText(/^Exported\. A capsule with a damaged record cannot be imported: categories salad\./)).toBeInTheDocument();
  });
});

describe('the transport status', () => {
  afterEach(() => { recordTransport('starting'); });

  test.each<['worker' | PageReason, string]>([
    ['worker', 'Requests go through the service worker. Data is kept in this browser.'],
    ['failed', 'Requests are answered in the page: the service worker does not start: it may be blocked. Data is kept in this browser.'],
  ])('%s', async (way, sentence) => {
    recordTransport(way);
    const { panel } = await openPanel();
    expect(panel.getByText(sentence)).toBeVisible();
  });
});
