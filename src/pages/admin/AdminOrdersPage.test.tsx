import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDatabase } from '../../../mocks/indexeddb/connection/openDatabase';
import { installServer } from '../../../mocks/node';
import { enableScenario } from '../../../mocks/scenarios/catalogue';
import { ADMIN, ask, tokenOf } from '../../../mocks/testing/client';
import { answered } from '../../../mocks/testing/answered';
import { lateRequest } from '../../../mocks/testing/lateAnswer';
import { contract } from '../../domain/contract';
import { comeBack } from '../../testing/comeBack';
import { orderSalad } from '../../testing/orderSalad';
import { currentAddress, renderSection } from '../../testing/renderApp';
import { stubDownloads } from '../../testing/stubDownloads';
// Imported here, so that loading the code does not count towards the first test's timeout.
import './AdminOrdersPage';

installServer();
const downloads = stubDownloads();

const PIZZA = '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613';

async function openOrders(path = '/dashboard/orders') {
  const app = await renderSection(path);
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  await screen.findByRole('radio', { name: /^All Orders \d/ });
  await waitFor(() => { expect(screen.queryByText('Loading')).not.toBeInTheDocument(); });
  return app;
}

const table = () => screen.getByRole('table', { name: 'Orders' });
const rows = () => within(table()).getAllByRole('row').slice(1);
const shownIds = () => rows().map((row) => within(row).queryByRole('link')?.textContent);
const row = (id: string) => screen.getByRole('row', { name: new RegExp(id) });
/** An option of the status filter: the radio's label, which contains the count. */
const tab = (name: string) => within(screen.getByRole('radiogroup', { name: 'Filter orders by status' })).getByRole('radio', { name: new RegExp(`^${name}`) }).closest('label')!;
const press = (name: string) => screen.findByRole('button', { name });
const pick = (id: string) => screen.getByRole('checkbox', { name: `Select order ${id}` });
const bar = () => screen.getByRole('group', { name: 'Selected rows' });

it('lists the orders, newest first, filtered by tabs with counts, whose filter is in the address', async () => {
  const { user } = await openOrders();
  const heads = within(table()).getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads.filter((head) => head !== '')).toEqual(['Order ID', 'Customer', 'Contact', 'Address', 'Items', 'Total', 'Status', 'Actions']);
  expect(shownIds()).toEqual(['3d1e84b7', '95c8d3fa', 'e2750b19', '41f6a90d', 'b83e57c2', '7ad03f68', '0c9be1d4']);
  expect(row('3d1e84b7')).toHaveTextContent(/Maya Patel.*2 × Margherita Pizza, 2 × Citrus Cooler.*\$41\.83.*Pending.*Complete/);
  expect(row('e2750b19')).toHaveTextContent(/Out for delivery.*Complete/);
  expect(row('41f6a90d')).toHaveTextContent(/Completed.*Re-open/);
  const tabs = within(screen.getByRole('radiogroup', { name: 'Filter orders by status' })).getAllByRole('radio');
  expect(tabs.map((each) => each.closest('label')?.textContent)).toEqual(['All Orders 7', 'Pending 2', 'Completed 4']);
  await user.click(tab('Pending'));
  await waitFor(() => { expect(shownIds()).toEqual(['3d1e84b7', '95c8d3fa']); });
  expect(currentAddress()).toBe('/dashboard/orders?status=pending');
  expect(tab('Pending')).toContainElement(screen.getByRole('radio', { checked: true }));

  // A completed order leaves the filter, and the focus moves to the next one.
  (await press('Complete order 3d1e84b7')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => { expect(screen.queryByText('3d1e84b7')).not.toBeInTheDocument(); });
  expect(await press('Complete order 95c8d3fa')).toHaveFocus();
  // After another key the press is not the second one of a double press.
  await user.keyboard('{Shift}{Enter}');
  expect(await screen.findByText('No orders found matching your filter.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Orders' })).toHaveFocus();
});

/** Places orders as the sample customer in another browser. */
async function placeMany(count: number) {
  for (let placed = 0; placed < count; placed += 1) await orderSalad();
}

describe('changing a status', () => {
  it('completes an order immediately on the screen, then in the backend, and not back by a double click, in the list nor in the drawer', async () => {
    const release = lateRequest(contract.setOrderStatus);
    const { user } = await openOrders();
    await user.dblClick(await press('Complete order 3d1e84b7'));
    await waitFor(() => { expect(row('3d1e84b7')).toHaveTextContent(/Completed.*Re-open/); });
    expect(screen.queryByText('Order marked as completed')).not.toBeInTheDocument();

    // A refetch during the request gets the old status and does not remove the optimistic update.
    await act(() => answered(contract.getOrders, comeBack));
    expect(row('3d1e84b7')).toHaveTextContent(/Completed.*Re-open/);
    release();
    expect(await screen.findByText('Order marked as completed')).toBeVisible();
    expect(row('3d1e84b7')).toHaveTextContent(/Completed.*Re-open/);
    await waitFor(() => { expect(tab('Pending')).toHaveTextContent('Pending 1'); });

    await user.click(screen.getByRole('link', { name: '95c8d3fa' }));
    const order = within(await screen.findByRole('dialog'));
    const changed = answered(contract.setOrderStatus);
    await user.dblClick(await order.findByRole('button', { name: 'Complete' }));
    await act(() => changed);
    expect(order.getByRole('button', { name: 'Re-open' })).toBeInTheDocument();
    expect(screen.queryByText('Order marked as pending')).not.toBeInTheDocument();
  });

  it('restores the selection after a refused bulk action, with orders of other pages and orders selected since', async () => {
    await placeMany(4);
    enableScenario('status-refused');
    const { user } = await openOrders('/dashboard/orders?size=10');
    const letGo = lateRequest(contract.setOrderStatuses);
    await user.click(pick('41f6a90d'));
    await user.click(pick('e2750b19'));
    await user.click(await press('Next page'));
    await waitFor(() => { expect(screen.getByText('11–11 of 11')).toBeVisible(); });
    await user.click(within(bar()).getByRole('button', { name: 'Re-open 2' }));
    await waitFor(() => { expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument(); });

    await waitFor(() => { expect(pick('0c9be1d4')).toBeVisible(); });
    await user.click(pick('0c9be1d4'));
    expect(bar()).toHaveTextContent('1 selected');
    letGo();
    expect(await screen.findByText('Somebody else is working on this order')).toBeVisible();
    await waitFor(() => { expect(bar()).toHaveTextContent('3 selectedClearComplete 1Re-open 3'); });
    await user.click(await press('Previous page'));
    await waitFor(() => { expect(pick('41f6a90d')).toBeChecked(); });
    expect(pick('e2750b19')).toBeChecked();
    // Another filter clears it.
    await user.click(tab('Pending'));
    await waitFor(() => { expect(screen.queryByText(/selected/)).not.toBeInTheDocument(); });
  });

  it('changes those of the selected orders that have another status by now, and ends with the last action of each', async () => {
    const { user } = await openOrders();
    await user.click(pick('3d1e84b7'));
    await user.click(pick('41f6a90d'));
    await user.click(pick('95c8d3fa'));
    expect(bar()).toHaveTextContent('3 selectedClearComplete 2Re-open 1');
    const letGo = lateRequest(contract.setOrderStatus);
    await user.click(await press('Complete order 3d1e84b7'));
    await waitFor(() => { expect(bar()).toHaveTextContent('3 selectedClearComplete 1Re-open 2'); });
    await user.click(within(bar()).getByRole('button', { name: 'Re-open 2' }));
    // All requests sent before this one have been answered.
    await act(() => answered(contract.getOrders, comeBack));
    letGo();
    expect(await screen.findByText('Order marked as completed')).toBeVisible();
    expect(await screen.findByText('2 orders marked as pending')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument();
    expect((await (await openDatabase()).db.orders.get({ id: PIZZA }))?.status).toBe('pending');
    await waitFor(() => { expect(tab('Pending')).toHaveTextContent('Pending 3'); });
  });
});

describe('keeps the rows in their places', () => {
  const range = () => within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('status');

  it('deselects an order that the user takes out of the filter', async () => {
    const { user } = await openOrders('/dashboard/orders?status=pending');
    await user.click(pick('3d1e84b7'));
    await user.click(pick('95c8d3fa'));
    await user.click(await press('Complete order 3d1e84b7'));
    await waitFor(() => { expect(shownIds()).toEqual(['95c8d3fa']); });
    expect(bar()).toHaveTextContent('1 selectedClearComplete 1Re-open 0');
  });

  it('says that no order is left only once the change that takes out the last ones has succeeded', async () => {
    const { user } = await openOrders('/dashboard/orders?status=pending');
    await user.click(pick('3d1e84b7'));
    await user.click(pick('95c8d3fa'));
    const letGo = lateRequest(contract.setOrderStatuses);
    await user.click(await press('Complete 2'));
    await waitFor(() => { expect(screen.queryByText('3d1e84b7')).not.toBeInTheDocument(); });
    expect(screen.queryByText('No orders found matching your filter.')).not.toBeInTheDocument();
    letGo();
    expect(await screen.findByText('No orders found matching your filter.')).toBeVisible();
  });

  it('holds new orders back, and shows them with another query, also a cached one', async () => {
    const { user } = await openOrders('/dashboard/orders?status=pending');
    const total = within(screen.getByRole('columnheader', { name: 'Total' })).getByRole('button');
    await placeMany(2);
    await press('Show 2 new orders');
    expect(shownIds()).toEqual(['3d1e84b7', '95c8d3fa']);
    expect(range()).toHaveTextContent('1–2 of 2');
    expect(tab('Pending')).toHaveTextContent('Pending 4');
    await user.click(total);
    await waitFor(() => { expect(rows()).toHaveLength(4); });
    expect(range()).toHaveTextContent('1–4 of 4');
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
    // Back to the first query, whose cached answer is older.
    await placeMany(1);
    await user.click(total);
    await user.click(total);
    await waitFor(() => { expect(rows()).toHaveLength(5); });
    expect(currentAddress()).toBe('/dashboard/orders?status=pending');
  });

  it('shows what another administrator changes in the same row, marks what leaves the filter, and deselects what no longer exists', async () => {
    await placeMany(1);
    const { user } = await openOrders('/dashboard/orders?status=pending');
    const [placed = ''] = shownIds();
    await user.click(pick(placed));
    await user.click(pick('3d1e84b7'));
    const token = await tokenOf(ADMIN);
    await ask(contract.setOrderStatus, { token, params: { id: PIZZA }, body: { status: 'completed' } });
    await waitFor(() => { expect(row('3d1e84b7')).toHaveTextContent(/No longer here.*Completed.*Re-open/); });
    expect(shownIds()).toEqual([placed, '3d1e84b7', '95c8d3fa']);
    expect(range()).toHaveTextContent('1–3 of 3');
    expect(tab('Pending')).toHaveTextContent('Pending 2');

    await ask(contract.resetDemo, { token });
    await waitFor(() => { expect(bar()).toHaveTextContent('1 selectedClearComplete 1Re-open 0'); });
    expect(row(placed)).toHaveTextContent('No longer here');
    await user.click(await press('Update list'));
    await waitFor(() => { expect(screen.queryByText(placed)).not.toBeInTheDocument(); });
    expect(range()).toHaveTextContent('1–2 of 2');
  });
});

it('the export writes every order that matches the filter, in the order of the list', async () => {
  const { user } = await openOrders('/dashboard/orders?search=maya&sort=total&order=asc');
  await waitFor(() => { expect(rows()).toHaveLength(4); });
  await user.click(await press('Export CSV'));
  expect(await screen.findByText('Exported 4 rows')).toBeVisible();
  const { name, text } = await downloads.last();
  expect(name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFF"Order ID","Date","Time","Customer","Contact","Address","Items","Subtotal","Tax","Delivery Fee","Total","Status","Payment","Instructions"');
  expect(lines.slice(1).map((line) => line.slice(1, 9))).toEqual(['7ad03f68', 'b83e57c2', 'e2750b19', '3d1e84b7']);
  expect(lines[4]).toContain('"Jun 10, 2023","02:30 PM","Maya Patel","555 010 0142"');
  expect(lines[4]).toContain('"35.96","2.88","2.99","41.83","Pending","Cash",""');
});

describe('one order', () => {
  it('has all its data at its own address, its whole id to copy, and closes to the same list', async () => {
    const { user } = await openOrders(`/dashboard/orders/${PIZZA}?status=pending`);
    const drawer = await screen.findByRole('dialog', { name: 'Order 3d1e84b7' });
    expect(await within(drawer).findByText('Margherita Pizza')).toBeVisible();
    const lines = within(drawer).getByRole('table', { name: 'What was ordered' });
    expect(lines).toHaveTextContent(/Margherita Pizza2\$12\.99\$25\.98.*Subtotal\$35\.96Tax \(8%\)\$2\.88Delivery fee\$2\.99Total\$41\.83/);
    expect(drawer).toHaveTextContent(/Order ID3d1e84b7Customer.*Contact555 010 0142.*PaymentCash/);
    // A new shop cancels no orders.
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Cancelled/)).not.toBeInTheDocument();

    // Without the clipboard of a secure page too, or a message says that it could not be copied.
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    const button = within(drawer).getByRole('button', { name: 'Copy order ID' });
    await user.click(button);
    expect(await screen.findByText('Order ID copied')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith(PIZZA);
    jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    await user.click(button);
    expect(await screen.findByText('The order ID could not be copied')).toBeInTheDocument();
    const copied: string[] = [];
    Object.assign(document, { execCommand: () => copied.push((document.activeElement as HTMLTextAreaElement).value) > 0 });
    await user.click(button);
    await waitFor(() => { expect(copied).toEqual([PIZZA]); });
    expect(button).toHaveFocus();
    Reflect.deleteProperty(document, 'execCommand');

    await user.keyboard('{Escape}');
    await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
    expect(currentAddress()).toBe('/dashboard/orders?status=pending');
  });

  it('is prepared, sent out and completed in a shop with these statuses, says by whom, and is printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { token } = await ask(contract.signIn, { body: ADMIN });
    await ask(contract.changeSettings, { token, body: { preparing: true, outForDelivery: true } });
    const { user } = await openOrders(`/dashboard/orders/${PIZZA}`);
    expect([tab('Preparing'), tab('Out for delivery')].map(({ textContent }) => textContent)).toEqual(['Preparing 0', 'Out for delivery 1']);
    const drawer = within(await screen.findByRole('dialog', { name: 'Order 3d1e84b7' }));
    await user.click(await drawer.findByRole('button', { name: 'Prepare' }));
    expect(await screen.findByText('Order marked as preparing')).toBeVisible();
    await waitFor(() => { expect(tab('Preparing')).toHaveTextContent('Preparing 1'); });
    await user.click(await drawer.findByRole('button', { name: 'Send out' }));
    expect(await screen.findByText('Order marked as out for delivery')).toBeVisible();
    // A second click of the pointer would be a double click, if the first is less than half a second ago.
    fireEvent.click(await drawer.findByRole('button', { name: 'Complete' }), { detail: 1 });
    expect(await screen.findByText('Order marked as completed')).toBeVisible();
    await waitFor(() => {
      expect(drawer.getByRole('region', { name: 'Status' })).toHaveTextContent(/Placed by Maya Patel.*Completed by Alex Morgan/);
    });
    expect(drawer.getByRole('button', { name: 'Re-open' })).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Print receipt' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('can be completed and re-opened if its status is unknown, and shows the tax rate and the fee that were charged', async () => {
    const { db } = await openDatabase();
    const id = 'e2750b19-6c4d-4e83-a9f0-1d8b36c7542e';
    await db.orders.where('id').equals(id).modify((row) => { Object.assign(row.order as object, { taxRate: 0.05, tax: 1.8, deliveryFee: 4.5, total: 42.26, without: ['eggs', 'nuts'] }); });
    await openOrders(`/dashboard/orders/${id}?status=out+for+delivery`);
    expect(shownIds()).toEqual(['e2750b19']);
    expect(tab('Out for delivery')).toContainElement(screen.getByRole('radio', { checked: true }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Order e2750b19' }));
    expect(await drawer.findByRole('button', { name: 'Complete' })).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Re-open' })).toBeVisible();
    expect(drawer.getByRole('article', { name: 'Receipt' })).toHaveTextContent(
      /Out for delivery.*Address27 Orchard Street, Apartment 4B, Riverside.*PaymentCard.*InstructionsThe bell is broken, please knock\./,
    );
    expect(drawer.getByText('eggs, nuts')).toBeInTheDocument();
    expect(drawer.getByRole('table', { name: 'What was ordered' })).toHaveTextContent(/Tax \(5%\)\$1\.80Delivery fee\$4\.50Total\$42\.26$/);
  });

  it('shows an error, and so does the list below, when nothing in the back office can be loaded', async () => {
    enableScenario('back-office-fails');
    await renderSection(`/dashboard/orders/${PIZZA}`);
    await waitFor(() => { expect(screen.getAllByText('Something went wrong in the shop')).toHaveLength(2); });
  });
});
