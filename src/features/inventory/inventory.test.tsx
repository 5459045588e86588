import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installServer, server } from '../../../mocks/node';
import { openShop } from '../../../mocks/db/connection/shop';
import { enableScenario as switchOn } from '../../../mocks/scenarios/catalogue';
import { answerLost, changeAnswer, fail, failing, on } from '../../../mocks/scenarios/scenario';
import { CUSTOMER, DELIVERY, ask, tokenOf } from '../../../mocks/testing/client';
import { answered } from '../../../mocks/testing/answered';
import { lateAnswer, lateRequest } from '../../../mocks/testing/lateAnswer';
import { changeInventory, getInventory } from '../../domain/calls/backOfficeCalls';
import { placeOrder } from '../../domain/calls/orderCalls';
import { DEMO_ACCOUNTS } from '../../domain/user/demoAccounts';
import { comeBack } from '../../testing/comeBack';
import { closeApp, currentAddress, renderApp, storeSession } from '../../testing/renderApp';
import { stubDownloads } from '../../testing/stubDownloads';

installServer();
beforeEach(() => { localStorage.clear(); });
afterEach(closeApp);
const downloads = stubDownloads();

async function openStock(address = '/dashboard/stock') {
  await storeSession(DEMO_ACCOUNTS.admin);
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1, name: 'Inventory Management' });
  await screen.findByRole('row', { name: /Strawberry Shortcake/ });
  return app;
}

const rowOf = (product: string) => screen.getByRole('row', { name: new RegExp(product) });
const products = () => screen.getAllByRole('row').slice(1).map((row) => within(row).getByRole('rowheader').textContent.replace(' No longer in this list', ''));
const stockOf = (product: string) => screen.getByLabelText(`Current stock of ${product}`);
const thresholdOf = (product: string) => screen.getByLabelText(`Alert threshold of ${product}`);

describe('the stock', () => {
  it('lists products with category, price, stock, threshold and status', async () => {
    await openStock();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Product', 'Category', 'Price', 'Current Stock', 'Alert Threshold', 'Status', 'Actions',
    ]);
    const cake = within(rowOf('Strawberry Shortcake'));
    expect(cake.getByText('Desserts')).toBeInTheDocument();
    expect(cake.getByText('$6.99')).toBeInTheDocument();
    expect(stockOf('Strawberry Shortcake')).toHaveValue('5');
    expect(thresholdOf('Strawberry Shortcake')).toHaveValue('10');
    expect(cake.getByText('Low Stock')).toBeInTheDocument();
    expect(within(rowOf('Citrus Cooler')).getByText('In Stock')).toBeInTheDocument();
    expect(cake.getByRole('link', { name: 'Strawberry Shortcake' })).toHaveAttribute('href', '/dashboard/search/strawberry-shortcake');
  });

  it('is restored with its state after a product that was opened from it is saved', async () => {
    const { user } = await openStock('/dashboard/stock?status=low');
    await user.click(within(rowOf('Strawberry Shortcake')).getByRole('link', { name: 'Strawberry Shortcake' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit food item' }));
    await user.click(await drawer.findByRole('button', { name: 'Save' }));
    await waitFor(() => { expect(currentAddress()).toBe('/dashboard/stock?status=low'); });
    expect(await screen.findByRole('row', { name: /Strawberry Shortcake/ })).toBeInTheDocument();
  });

  it('shows N/A for a dish with a damaged price', async () => {
    const { db } = await openShop();
    await db.foods.where('id').equals('strawberry-shortcake').modify({ price: 0 });
    await openStock();
    expect(within(rowOf('Strawberry Shortcake')).getByText('N/A')).toBeInTheDocument();
  });

  it('is searched by product and category, and shows an empty state', async () => {
    const { user } = await openStock();
    const search = screen.getByPlaceholderText('Search items...');
    await user.click(search);
    await user.paste('pizza');
    await waitFor(() => { expect(products()).toEqual(['Margherita Pizza', 'Smoky Pepperoni Pizza']); });
    expect(currentAddress()).toBe('/dashboard/stock?search=pizza');
    await user.clear(search);
    await user.paste('nothing like it');
    expect(await screen.findByText('No items found matching your search.')).toBeInTheDocument();
  });

  it('filters by low stock, with the filter in the address', async () => {
    const { user } = await openStock();
    const low = screen.getByRole('radio', { name: /^Low Stock/ });
    await waitFor(() => { expect(low).toHaveAccessibleName('Low Stock 2'); });
    await user.click(low);
    await waitFor(() => { expect(products()).toHaveLength(2); });
    expect(currentAddress()).toBe('/dashboard/stock?status=low');
    expect(screen.queryByText('In Stock')).not.toBeInTheDocument();
  });

  it('is sorted by a click on a column', async () => {
    const { user } = await openStock();
    await user.click(screen.getByRole('button', { name: 'Current Stock' }));
    await waitFor(() => { expect(products()[0]).toBe('Strawberry Shortcake'); });
    expect(screen.getByRole('columnheader', { name: 'Current Stock' })).toHaveAttribute('aria-sort', 'ascending');
    expect(currentAddress()).toBe('/dashboard/stock?sort=stock');
    for (const [column, address, first] of [
      ['Category', '?sort=category', 'Citrus Cooler'],
      ['Price', '?sort=price', 'Citrus Cooler'],
      ['Alert Threshold', '?sort=threshold', 'Margherita Pizza'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: column }));
      await waitFor(() => { expect(currentAddress()).toBe(`/dashboard/stock${address}`); });
      await waitFor(() => { expect(products()[0]).toBe(first); });
    }
  });

  it('shows that loading failed', async () => {
    await storeSession(DEMO_ACCOUNTS.admin);
    server.use(fail(getInventory, 403, 'Not today'));
    const { user } = renderApp('/dashboard/stock');
    expect(await screen.findByText('Not today')).toBeInTheDocument();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Citrus Cooler/ })).toBeInTheDocument();
  });

  it('exports the filtered products', async () => {
    const { user } = await openStock('/dashboard/stock?status=low');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Exported 2 rows')).toBeInTheDocument();
    const { name, text } = await downloads.last();
    expect(name).toMatch(/^stock-/);
    expect(text.split('\r\n')).toEqual([
      '\uFEFF"Product","Category","Price","Current Stock","Alert Threshold","Status"',
      '"Grilled Chicken Caesar Salad with Aged Parmesan and Sourdough Croutons","Salad","10.99","9","10","Low Stock"',
      '"Strawberry Shortcake","Desserts","6.99","5","10","Low Stock"',
      '',
    ]);
  });
});

it('follows orders and other administrators, without moving rows or changing what is being typed', async () => {
  const { user } = await openStock('/dashboard/stock?sort=stock');
  const names = products();
  await user.clear(stockOf('Citrus Cooler'));
  await user.type(stockOf('Citrus Cooler'), '7');
  const lines = [{ foodId: 'strawberry-shortcake', quantity: 2, price: 6.99 }, { foodId: 'garden-salad', quantity: 17, price: 8.99 }];
  const left = Number(stockOf('Garden Salad').getAttribute('value')) - 17;
  await ask(placeOrder, { token: await tokenOf(CUSTOMER), body: { ...DELIVERY, lines } });
  await waitFor(() => { expect(stockOf('Strawberry Shortcake')).toHaveValue('3'); });
  expect(stockOf('Garden Salad')).toHaveValue(String(left));
  expect(products()).toEqual(names);
  expect(stockOf('Citrus Cooler')).toHaveFocus();
  expect(stockOf('Citrus Cooler')).toHaveValue('7');
  await user.keyboard('{Escape}');
});

describe('a change of stock', () => {
  it('is typed in its cell, and reaches the storefront', async () => {
    const { user } = await openStock();
    await user.clear(stockOf('Citrus Cooler'));
    await user.type(stockOf('Citrus Cooler'), '3{Enter}');
    expect(await screen.findByText('Stock updated for Citrus Cooler')).toBeInTheDocument();
    expect(stockOf('Citrus Cooler')).toHaveValue('3');
    expect(within(rowOf('Citrus Cooler')).getByText('Low Stock')).toBeInTheDocument();
    await waitFor(() => { expect(screen.getByRole('radio', { name: /^Low Stock/ })).toHaveAccessibleName('Low Stock 3'); });
    await user.click(screen.getByRole('link', { name: 'Back to Store' }));
    expect(await screen.findByText('Only 3 left')).toBeInTheDocument();
  });

  it('is saved on blur, and restored by Escape', async () => {
    const { user } = await openStock();
    await user.clear(stockOf('Citrus Cooler'));
    await user.type(stockOf('Citrus Cooler'), '7{Escape}');
    expect(stockOf('Citrus Cooler')).toHaveValue('24');
    await user.clear(stockOf('Citrus Cooler'));
    await user.type(stockOf('Citrus Cooler'), '7');
    await user.tab();
    expect(await screen.findByText('Stock updated for Citrus Cooler')).toBeInTheDocument();
  });

  it('is saved on navigation, which removes the field while it has the focus', async () => {
    const { user, unmount } = await openStock();
    await user.clear(stockOf('Citrus Cooler'));
    await user.type(stockOf('Citrus Cooler'), '7');
    unmount();
    const { db } = await openShop();
    await waitFor(async () => { expect((await db.foods.get({ id: 'citrus-cooler' }))?.stock).toBe(7); });
  });

  it('has the browser ask before the page is closed during an edit', async () => {
    const { user } = await openStock();
    const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closes()).toBe(true);
    await user.clear(stockOf('Citrus Cooler'));
    await user.type(stockOf('Citrus Cooler'), '7');
    expect(closes()).toBe(false);
    await user.keyboard('{Escape}');
    expect(closes()).toBe(true);
  });

  it.each(['-4', '1.5', 'many', ''])('is not sent for %p', async (typed) => {
    const { user } = await openStock();
    let asked = 0;
    server.events.on('request:start', ({ request }) => { if (request.method === 'PATCH') asked += 1; });
    await user.clear(stockOf('Citrus Cooler'));
    if (typed !== '') await user.type(stockOf('Citrus Cooler'), typed);
    await user.tab();
    expect(stockOf('Citrus Cooler')).toHaveValue('24');
    expect(asked).toBe(0);
    expect(screen.queryByText(/updated for/)).not.toBeInTheDocument();
    server.events.removeAllListeners();
  });

  it('adds ten by Restock, at every click', async () => {
    const { user } = await openStock();
    const restock = screen.getByRole('button', { name: 'Restock +10 Strawberry Shortcake' });
    expect(restock).toHaveTextContent('Restock +10');
    await user.click(restock);
    await user.click(restock);
    expect(stockOf('Strawberry Shortcake')).toHaveValue('25');
    expect(await screen.findByText('Stock updated for Strawberry Shortcake')).toBeInTheDocument();
    await waitFor(() => { expect(screen.getByRole('radio', { name: /^Low Stock/ })).toHaveAccessibleName('Low Stock 1'); });
    expect(stockOf('Strawberry Shortcake')).toHaveValue('25');
  });

  describe('by a restock whose answer is lost', () => {
    const stored = async () => (await (await openShop()).db.foods.get({ id: 'citrus-cooler' }))?.stock;
    const restock = () => screen.getByRole('button', { name: 'Restock +10 Citrus Cooler' });
    const UNSURE = 'No answer came, and it may have been added all the same. Press again where the stock is still 24: then it is never added twice.';

    it('adds nothing by a retry while the row shows the old stock, and ten by the next click', async () => {
      const { user } = await openStock();
      server.use(on(changeInventory, answerLost), fail(getInventory, 403));
      await user.click(restock());
      expect(await screen.findByText(UNSURE)).toBeInTheDocument();
      await waitFor(() => { expect(stockOf('Citrus Cooler')).toHaveValue('24'); });
      server.resetHandlers();
      await user.click(restock());
      expect(await screen.findByText('Stock updated for Citrus Cooler')).toBeInTheDocument();
      await waitFor(() => { expect(stockOf('Citrus Cooler')).toHaveValue('34'); });
      expect(await stored()).toBe(34);
      await user.click(restock());
      await waitFor(async () => { expect(await stored()).toBe(44); });
    });

    /** Loses the answer to a restock: the row rolls back, and then a refetch shows that the request succeeded. */
    async function loseAnswer() {
      const app = await openStock();
      server.use(on(changeInventory, answerLost));
      const list = lateAnswer(getInventory);
      await app.user.click(restock());
      expect(await screen.findByText(UNSURE)).toBeInTheDocument();
      await waitFor(() => list.asked);
      server.resetHandlers();
      await waitFor(() => { expect(stockOf('Citrus Cooler')).toHaveValue('24'); });
      list.arrive();
      await waitFor(() => { expect(stockOf('Citrus Cooler')).toHaveValue('34'); });
      return app;
    }

    it('adds ten by another click once the row shows the restock', async () => {
      const { user } = await loseAnswer();
      await user.click(restock());
      expect(await screen.findByText('Stock updated for Citrus Cooler')).toBeInTheDocument();
      expect(stockOf('Citrus Cooler')).toHaveValue('44');
      expect(await stored()).toBe(44);
    });

    it.each(['3', '24'])('adds ten by another click after the stock was set to %s', async (stock) => {
      const { user } = await loseAnswer();
      await user.clear(stockOf('Citrus Cooler'));
      await user.type(stockOf('Citrus Cooler'), `${stock}{Enter}`);
      await screen.findByText('Stock updated for Citrus Cooler');
      await user.click(restock());
      await waitFor(async () => { expect(await stored()).toBe(Number(stock) + 10); });
      await waitFor(() => { expect(stockOf('Citrus Cooler')).toHaveValue(String(Number(stock) + 10)); });
    });
  });

  it('adds twenty by a double click, and nothing to the product that moves under the pointer', async () => {
    const { user } = await openStock();
    await user.dblClick(screen.getByRole('button', { name: 'Restock +10 Citrus Cooler' }));
    expect(stockOf('Citrus Cooler')).toHaveValue('44');
    await user.click(screen.getByRole('radio', { name: /^Low Stock/ }));
    await waitFor(() => { expect(products()).toHaveLength(2); });
    const [first, second] = screen.getAllByRole('button', { name: /^Restock/ });
    fireEvent.click(first!, { detail: 1 });
    await waitFor(() => { expect(products()).toEqual(['Strawberry Shortcake']); });
    fireEvent.click(second!, { detail: 2 });
    expect(stockOf('Strawberry Shortcake')).toHaveValue('5');
    fireEvent.click(second!, { detail: 1 });
    expect(stockOf('Strawberry Shortcake')).toHaveValue('15');
    expect(await screen.findByText('No items found matching your search.')).toBeInTheDocument();
  });

  it('is not undone by a list that was requested before it and arrives after it', async () => {
    const { user } = await openStock();
    const restock = screen.getByRole('button', { name: 'Restock +10 Strawberry Shortcake' });
    const list = lateAnswer(getInventory);
    await user.click(restock);
    await waitFor(() => list.asked);
    const changed = answered(changeInventory);
    await user.click(restock);
    await act(() => changed);
    const shown: unknown[] = [];
    const watcher = new MutationObserver(() => { shown.push(stockOf('Strawberry Shortcake').getAttribute('value')); });
    watcher.observe(document.body, { subtree: true, attributes: true, childList: true });
    await act(() => answered(getInventory, list.arrive));
    watcher.disconnect();
    expect(stockOf('Strawberry Shortcake')).toHaveValue('25');
    expect(shown).not.toContain('15');
  });

  it('ends with the number that was typed last, however long the request before takes', async () => {
    const { user } = await openStock();
    const release = lateRequest(changeInventory);
    const both = answered(changeInventory, undefined, 2);
    for (const stock of ['5', '70']) {
      await user.clear(stockOf('Citrus Cooler'));
      await user.type(stockOf('Citrus Cooler'), `${stock}{Enter}`);
    }
    release();
    await act(() => both);
    expect(await screen.findByText('Stock updated for Citrus Cooler')).toBeInTheDocument();
    expect(stockOf('Citrus Cooler')).toHaveValue('70');
    expect((await (await openShop()).db.foods.get({ id: 'citrus-cooler' }))?.stock).toBe(70);
  });

  it('does not roll back on the screen while the change of another product is faster', async () => {
    const { user } = await openStock();
    const slow = lateAnswer(changeInventory);
    await user.click(screen.getByRole('button', { name: 'Restock +10 Strawberry Shortcake' }));
    await waitFor(() => slow.asked);
    server.use(changeAnswer(getInventory, (list) => ({
      ...list,
      items: list.items.map((row) => (row.name === 'Strawberry Shortcake' ? { ...row, stock: 5 } : row)),
    })));
    const changed = answered(changeInventory);
    await user.click(screen.getByRole('button', { name: 'Restock +10 Citrus Cooler' }));
    await act(() => changed);
    await act(() => answered(getInventory, comeBack));
    expect(stockOf('Strawberry Shortcake')).toHaveValue('15');
    server.resetHandlers();
    await act(() => answered(getInventory, slow.arrive));
    expect(stockOf('Strawberry Shortcake')).toHaveValue('15');
  });

  describe('of two numbers typed in turn', () => {
    it.each(['sort=stock', 'sort=stock&order=desc', 'status=low'])('changes one product only (%s)', async (question) => {
      const { user } = await openStock(`/dashboard/stock?${question}`);
      const { db } = await openShop();
      const foods = async () => new Map((await db.foods.toArray()).map((food) => [food.name, [food.stock, food.threshold]]));
      const before = await foods();
      const names = products();
      const [name = ''] = names;
      // Sorted in descending order, it leaves the page with the smallest stock.
      const stock = question.includes('desc') ? 0 : 300;
      await user.click(stockOf(name));
      const stockRead = answered(getInventory);
      await user.keyboard(`${String(stock)}{Tab}`);
      expect(await screen.findByText(`Stock updated for ${name}`)).toBeInTheDocument();
      await act(() => stockRead);
      expect(thresholdOf(name)).toHaveFocus();
      expect(products()).toEqual(names);
      const thresholdRead = answered(getInventory);
      await user.keyboard('25{Enter}');
      expect(await screen.findByText(`Alert threshold updated for ${name}`)).toBeInTheDocument();
      await act(() => thresholdRead);
      expect(stockOf(name)).toHaveValue(String(stock));
      expect(thresholdOf(name)).toHaveValue('25');
      expect(await foods()).toEqual(new Map([...before, [name, [stock, 25]]]));

    });

    it('rolls back a refused one in a row that is no longer on the page', async () => {
      const { user } = await openStock('/dashboard/stock?status=low');
      const [name = ''] = products();
      await user.click(stockOf(name));
      await user.keyboard('300{Tab}');
      await waitFor(() => { expect(screen.getByRole('radio', { name: /^Low Stock/ })).toHaveAccessibleName('Low Stock 1'); });
      server.use(fail(changeInventory, 404, 'This dish is not on the menu'));
      await user.keyboard('25{Enter}');
      expect(await screen.findByText('This dish is not on the menu')).toBeInTheDocument();
      await waitFor(() => { expect(thresholdOf(name)).toHaveValue('10'); });
      expect(stockOf(name)).toHaveValue('300');
      expect(screen.getByText('1–2 of 2')).toBeInTheDocument();
    });
  });

  it('moves the focus to the next product when one leaves the filter', async () => {
    const { user } = await openStock('/dashboard/stock?status=low');
    const [first, second] = screen.getAllByRole('button', { name: /^Restock/ });
    first!.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => { expect(products()).toHaveLength(1); });
    expect(second).toHaveFocus();
  });

  describe('that another administrator has changed since', () => {
    const params = { id: 'citrus-cooler' };
    const change = async (body: object) => ask(changeInventory, { token: await tokenOf(DEMO_ACCOUNTS.admin), params, body });
    const stored = async () => (await (await openShop()).db.foods.get({ id: 'citrus-cooler' }))?.stock;

    /** Another administrator sets the stock to 30; 7 is typed here. */
    async function meet() {
      const app = await openStock();
      const { user } = app;
      await change({ stock: 30 });
      await user.clear(stockOf('Citrus Cooler'));
      await user.type(stockOf('Citrus Cooler'), '7');
      return app;
    }

    it('asks which value to use and writes nothing; Keep keeps the other value', async () => {
      const { user } = await meet();
      await user.keyboard('{Enter}');
      expect(await screen.findByText('The current stock of Citrus Cooler is 30 now.')).toBeVisible();
      expect(await stored()).toBe(30);
      await user.click(screen.getByRole('button', { name: 'Keep 30' }));
      await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
      await waitFor(() => { expect(stockOf('Citrus Cooler')).toHaveValue('30'); });
      expect(await stored()).toBe(30);
    });

    it('can be overwritten, and asks again if the value has changed a second time', async () => {
      const { user } = await meet();
      await user.keyboard('{Enter}');
      const save = await screen.findByRole('button', { name: 'Save 7' });
      await change({ stock: 31 });
      await user.click(save);
      expect(await screen.findByText('The current stock of Citrus Cooler is 31 now.')).toBeVisible();
      await user.click((await screen.findAllByRole('button', { name: 'Save 7' })).at(-1)!);
      expect(await screen.findByText('Stock updated for Citrus Cooler')).toBeInTheDocument();
      await waitFor(() => { expect(stockOf('Citrus Cooler')).toHaveValue('7'); });
      expect(await stored()).toBe(7);
    });

    it('is based on the value when typing began, not on a later refetch', async () => {
      const { user, store } = await meet();
      window.dispatchEvent(new Event('online'));
      await waitFor(() => { expect(JSON.stringify(store.getState().api.queries)).toContain('"stock":30'); });
      await user.keyboard('{Enter}');
      expect(await screen.findByText('The current stock of Citrus Cooler is 30 now.')).toBeVisible();
    });

    it('keeps another number that is being typed while it asks', async () => {
      const { user } = await meet();
      const late = lateAnswer(changeInventory);
      await user.keyboard('{Enter}');
      await waitFor(() => late.asked);
      await user.clear(thresholdOf('Citrus Cooler'));
      await user.type(thresholdOf('Citrus Cooler'), '1');
      late.arrive();
      await user.click(await screen.findByRole('button', { name: 'Keep 30' }));
      await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
      expect(thresholdOf('Citrus Cooler')).toHaveValue('1');
      await user.type(thresholdOf('Citrus Cooler'), '5{Enter}');
      expect(await screen.findByText('Alert threshold updated for Citrus Cooler')).toBeInTheDocument();
      expect((await (await openShop()).db.foods.get({ id: 'citrus-cooler' }))?.threshold).toBe(15);
    });

    it('shows a message and is not written if its screen has been left', async () => {
      const { user } = await meet();
      const late = lateAnswer(changeInventory);
      await user.click(screen.getByRole('link', { name: 'History' }));
      await waitFor(() => late.asked);
      await screen.findByRole('heading', { level: 1, name: 'Activity History' });
      late.arrive();
      expect(await screen.findByText('Somebody else has just changed this. The current stock of Citrus Cooler is 30 now.')).toBeInTheDocument();
      expect(await stored()).toBe(30);
    });

    it('asks for a threshold as well, with the QA scenario', async () => {
      const { user } = await openStock();
      switchOn('dish-changed');
      await user.clear(thresholdOf('Citrus Cooler'));
      await user.type(thresholdOf('Citrus Cooler'), '4{Enter}');
      expect(await screen.findByText('The alert threshold of Citrus Cooler is 7 now.')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Save 4' }));
      expect(await screen.findByText('Alert threshold updated for Citrus Cooler')).toBeInTheDocument();
    });
  });

  it('rolls back with the backend’s message when it is refused', async () => {
    const { user } = await openStock();
    server.use(fail(changeInventory, 404, 'This dish is not on the menu'));
    await user.click(screen.getByRole('button', { name: 'Restock +10 Strawberry Shortcake' }));
    expect(await screen.findByText('This dish is not on the menu')).toBeInTheDocument();
    await waitFor(() => { expect(stockOf('Strawberry Shortcake')).toHaveValue('5'); });
  });

  it('does not roll back when the list is refetched while it is pending', async () => {
    const { user } = await openStock();
    const letGo = lateRequest(changeInventory);
    await user.click(screen.getByRole('button', { name: 'Restock +10 Citrus Cooler' }));
    await act(() => answered(getInventory, comeBack));
    expect(stockOf('Citrus Cooler')).toHaveValue('34');
    letGo();
    expect(await screen.findByText('Stock updated for Citrus Cooler')).toBeInTheDocument();
    expect(stockOf('Citrus Cooler')).toHaveValue('34');
  });

  it('does not roll back another pending change when it is refused', async () => {
    const { user } = await openStock();
    const refused = lateAnswer(changeInventory, failing(404, 'This dish is not on the menu'));
    await user.click(screen.getByRole('button', { name: 'Restock +10 Strawberry Shortcake' }));
    await waitFor(() => refused.asked);
    const slow = lateAnswer(changeInventory);
    await user.click(screen.getByRole('button', { name: 'Restock +10 Citrus Cooler' }));
    await waitFor(() => slow.asked);
    refused.arrive();
    expect(await screen.findByText('This dish is not on the menu')).toBeInTheDocument();
    await waitFor(() => { expect(stockOf('Strawberry Shortcake')).toHaveValue('5'); });
    expect(stockOf('Citrus Cooler')).toHaveValue('34');
    slow.arrive();
    expect(await screen.findByText('Stock updated for Citrus Cooler')).toBeInTheDocument();
    expect(stockOf('Citrus Cooler')).toHaveValue('34');
  });

  it('shows the backend’s number again if two in a row are refused', async () => {
    const { user } = await openStock();
    server.use(fail(changeInventory, 404, 'This dish is not on the menu'), fail(getInventory, 403));
    const first = lateAnswer(changeInventory, failing(404, 'This dish is not on the menu'));
    for (const stock of ['5', '70']) {
      await user.clear(stockOf('Citrus Cooler'));
      await user.type(stockOf('Citrus Cooler'), `${stock}{Enter}`);
    }
    expect(stockOf('Citrus Cooler')).toHaveValue('70');
    await act(() => answered(changeInventory, first.arrive, 2));
    await waitFor(() => { expect(stockOf('Citrus Cooler')).toHaveValue('24'); });
  });

  it('is refused above the maximum', async () => {
    const { user } = await openStock();
    await user.clear(stockOf('Citrus Cooler'));
    await user.type(stockOf('Citrus Cooler'), '9999999999{Enter}');
    expect(await screen.findByText('The stock can be at most 1,000,000')).toBeInTheDocument();
    await waitFor(() => { expect(stockOf('Citrus Cooler')).toHaveValue('24'); });
  });
});

it('changes a threshold, and with it the status', async () => {
  const { user } = await openStock();
  await user.clear(thresholdOf('Strawberry Shortcake'));
  await user.type(thresholdOf('Strawberry Shortcake'), '4{Enter}');
  expect(await screen.findByText('Alert threshold updated for Strawberry Shortcake')).toBeInTheDocument();
  expect(within(rowOf('Strawberry Shortcake')).getByText('In Stock')).toBeInTheDocument();
});

it('shows the maximum for a threshold above it, and rolls it back', async () => {
  const { user } = await openStock();
  await user.clear(thresholdOf('Citrus Cooler'));
  await user.type(thresholdOf('Citrus Cooler'), '1000001{Enter}');
  expect(await screen.findByText('The alert threshold can be at most 1,000,000')).toBeInTheDocument();
  await waitFor(() => { expect(thresholdOf('Citrus Cooler')).toHaveValue('10'); });
  expect(within(rowOf('Citrus Cooler')).getByText('In Stock')).toBeInTheDocument();
});
