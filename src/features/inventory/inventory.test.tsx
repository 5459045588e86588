import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installServer, server } from '../../../mocks/node';
import { openDatabase } from '../../../mocks/indexeddb/connection/openDatabase';
import { enableScenario } from '../../../mocks/scenarios/catalogue';
import { answerLost, fail, failing, on } from '../../../mocks/scenarios/scenario';
import { ADMIN, CUSTOMER, DELIVERY, ask, tokenOf } from '../../../mocks/testing/client';
import { answered } from '../../../mocks/testing/answered';
import { lateAnswer, lateRequest } from '../../../mocks/testing/lateAnswer';
import { contract } from '../../domain/contract';
import { fillField } from '../../testing/fillField';
import { holdAnswer } from '../../testing/holdAnswer';
import { currentAddress, renderAs, renderSection } from '../../testing/renderApp';
import { stubDownloads } from '../../testing/stubDownloads';

installServer();
const downloads = stubDownloads();

async function openStock(address = '/dashboard/stock') {
  const app = await renderSection(address);
  await screen.findByRole('heading', { level: 1, name: 'Inventory Management' });
  await screen.findAllByRole('rowheader');
  return app;
}

/** Deletes the products that are neither low in stock nor the Citrus Cooler. */
const keepFewProducts = async () => (await openDatabase()).db.foods.filter(({ id, stock, threshold }) => id !== 'citrus-cooler' && stock > threshold).delete();

/** Opens the list with one product: each event renders every row. */
const openProduct = (search: string) => openStock(`/dashboard/stock?search=${search}`);

const rowOf = (product: string) => screen.getByRole('row', { name: new RegExp(product) });
const products = () => screen.getAllByRole('row').slice(1).map((row) => within(row).getByRole('rowheader').textContent.replace(' No longer here', ''));
const stockOf = (product: string) => screen.getByLabelText(`Current stock of ${product}`);
const thresholdOf = (product: string) => screen.getByLabelText(`Alert threshold of ${product}`);

it('the stock is listed, filtered by low stock with the filter in the address, and exported', async () => {
  const { user } = await openStock();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Product', 'Category', 'Price', 'Current Stock', 'Alert Threshold', 'Status', 'Actions',
  ]);
  const cake = within(rowOf('Strawberry Shortcake'));
  for (const text of ['Desserts', '$6.99', 'Low Stock']) expect(cake.getByText(text)).toBeInTheDocument();
  expect(stockOf('Strawberry Shortcake')).toHaveValue('5');
  expect(thresholdOf('Strawberry Shortcake')).toHaveValue('10');
  expect(within(rowOf('Citrus Cooler')).getByText('In Stock')).toBeInTheDocument();
  expect(cake.getByRole('link', { name: 'Strawberry Shortcake' })).toHaveAttribute('href', '/dashboard/search/strawberry-shortcake');

  // A shop without a time zone has no tomorrow.
  expect(screen.queryByRole('button', { name: /^Sold out until tomorrow/ })).not.toBeInTheDocument();

  const low = screen.getByRole('radio', { name: /^Low Stock/ });
  await waitFor(() => { expect(low).toHaveAccessibleName('Low Stock 2'); });
  await user.click(low);
  await waitFor(() => { expect(products()).toHaveLength(2); });
  expect(currentAddress()).toBe('/dashboard/stock?status=low');
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

it('a product that is renamed to another page is marked, has its present values, and is still counted once', async () => {
  const token = await tokenOf(ADMIN);
  await ask(contract.fillDemo, { token, body: { kind: 'foods', seed: 1, from: 0, count: 4 } });
  await openStock('/dashboard/stock?size=10');
  const name = products()[0]!;
  const food = (await ask(contract.getMenu)).foods.find((each) => each.name === name)!;
  await ask(contract.updateFood, { token, params: { id: food.id }, body: { name: 'Zucchini Tart' } });
  await waitFor(() => { expect(rowOf('Zucchini Tart')).toHaveTextContent('No longer here'); });
  await ask(contract.changeInventory, { token, params: { id: food.id }, body: { stock: 77 } });
  await waitFor(() => { expect(stockOf('Zucchini Tart')).toHaveValue('77'); });
  expect(screen.getByText('1–10 of 12')).toBeInTheDocument();
});

it('two numbers typed in turn change one product, and rows keep their places while they follow that and what others do', async () => {
  const { user } = await openStock('/dashboard/stock?sort=stock&order=desc');
  const { db } = await openDatabase();
  const foods = async () => new Map((await db.foods.toArray()).map((food) => [food.name, [food.stock, food.threshold]]));
  const before = await foods();
  const names = products();
  const [name = ''] = names;
  await user.click(stockOf(name));
  const stockRead = answered(contract.getInventory);
  await user.keyboard('0{Tab}');
  expect(await screen.findByText(`Stock updated for ${name}`)).toBeInTheDocument();
  await act(() => stockRead);
  expect(thresholdOf(name)).toHaveFocus();
  expect(products()).toEqual(names);
  const thresholdRead = answered(contract.getInventory);
  await user.keyboard('25{Enter}');
  expect(await screen.findByText(`Alert threshold updated for ${name}`)).toBeInTheDocument();
  await act(() => thresholdRead);
  expect(stockOf(name)).toHaveValue('0');
  expect(thresholdOf(name)).toHaveValue('25');
  expect(await foods()).toEqual(new Map([...before, [name, [0, 25]]]));

  await fillField(user, stockOf('Citrus Cooler'), '7');
  const lines = [{ foodId: 'strawberry-shortcake', quantity: 2, price: 6.99 }, { foodId: 'garden-salad', quantity: 17, price: 8.99 }];
  const remaining = Number(stockOf('Garden Salad').getAttribute('value')) - 17;
  await ask(contract.placeOrder, { token: await tokenOf(CUSTOMER), body: { ...DELIVERY, lines } });
  await waitFor(() => { expect(stockOf('Strawberry Shortcake')).toHaveValue('3'); });
  expect(stockOf('Garden Salad')).toHaveValue(String(remaining));
  expect(products()).toEqual(names);
  expect(stockOf('Citrus Cooler')).toHaveFocus();
  expect(stockOf('Citrus Cooler')).toHaveValue('7');
  await user.keyboard('{Escape}');
});

describe('a change of stock', () => {
  it('is asked about when the page is closed during an edit, and saved on navigation, which removes the field', async () => {
    const { user, unmount } = await openProduct('Citrus');
    const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closes()).toBe(true);
    await fillField(user, stockOf('Citrus Cooler'), '7');
    expect(closes()).toBe(false);
    unmount();
    expect(closes()).toBe(true);
    const { db } = await openDatabase();
    await waitFor(async () => { expect((await db.foods.get({ id: 'citrus-cooler' }))?.stock).toBe(7); });
  });

  it('by a restock whose answer is lost is repeated without adding while the row shows the old stock, and adds again once it shows another or the stock was set', async () => {
    const stored = async () => (await (await openDatabase()).db.foods.get({ id: 'citrus-cooler' }))?.stock;
    const restock = () => screen.getByLabelText('Restock +10 Citrus Cooler');
    const unsure = (stock: number) =>
      `No answer came, and it may have been added all the same. Press again where the stock is still ${String(stock)}: then it is never added twice.`;
    const { user } = await openProduct('Citrus');
    server.use(on(contract.changeInventory, answerLost), fail(contract.getInventory, 403));
    await user.click(restock());
    expect(await screen.findByText(unsure(24))).toBeInTheDocument();
    await waitFor(() => { expect(stockOf('Citrus Cooler')).toHaveValue('24'); });
    server.resetHandlers();
    await user.click(restock());
    expect(await screen.findByText('Stock updated for Citrus Cooler')).toBeInTheDocument();
    await waitFor(() => { expect(stockOf('Citrus Cooler')).toHaveValue('34'); });
    expect(await stored()).toBe(34);

    server.use(on(contract.changeInventory, answerLost));
    const showList = await holdAnswer(contract.getInventory, () => user.click(restock()));
    expect(await screen.findByText(unsure(34))).toBeInTheDocument();
    server.resetHandlers();
    await waitFor(() => { expect(stockOf('Citrus Cooler')).toHaveValue('34'); });
    await showList();
    await waitFor(() => { expect(stockOf('Citrus Cooler')).toHaveValue('44'); });
    await user.click(restock());
    await waitFor(async () => { expect(await stored()).toBe(54); });

    server.use(on(contract.changeInventory, answerLost));
    await user.click(restock());
    expect(await screen.findByText(unsure(54))).toBeInTheDocument();
    server.resetHandlers();
    await waitFor(() => { expect(stockOf('Citrus Cooler')).toHaveValue('64'); });
    await fillField(user, stockOf('Citrus Cooler'), '54');
    await user.keyboard('{Enter}');
    await waitFor(async () => { expect(await stored()).toBe(54); });
    await user.click(restock());
    await waitFor(async () => { expect(await stored()).toBe(64); });
  });

  it('adds twenty by a double click, and nothing to the product that moves under the pointer', async () => {
    await keepFewProducts();
    const { user } = await openStock();
    await user.dblClick(screen.getByRole('button', { name: 'Restock +10 Citrus Cooler' }));
    expect(stockOf('Citrus Cooler')).toHaveValue('44');
    expect(await screen.findByText('Stock updated for Citrus Cooler')).toBeInTheDocument();
    expect(stockOf('Citrus Cooler')).toHaveValue('44');
    await user.click(screen.getByRole('radio', { name: /^Low Stock/ }));
    await waitFor(() => { expect(products()).toHaveLength(2); });
    const [first, second] = screen.getAllByRole('button', { name: /^Restock/ });
    fireEvent.click(first!, { detail: 1 });
    await waitFor(() => { expect(products()).toEqual(['Strawberry Shortcake']); });
    fireEvent.click(second!, { detail: 2 });
    expect(stockOf('Strawberry Shortcake')).toHaveValue('5');
    fireEvent.click(second!, { detail: 1 });
    await waitFor(() => { expect(stockOf('Strawberry Shortcake')).toHaveValue('15'); });
    expect(await screen.findByText('No items found matching your search.')).toBeInTheDocument();
  });

  it('keeps a restocked product in the list that is still low, because another administrator has just raised its threshold', async () => {
    await keepFewProducts();
    const { user } = await openStock('/dashboard/stock?status=low');
    const [salad = ''] = products();
    await (await openDatabase()).db.foods.filter(({ name }) => name === salad).modify({ threshold: 30 });
    await user.click(screen.getByRole('button', { name: `Restock +10 ${salad}` }));
    await screen.findByText(`Stock updated for ${salad}`);
    await waitFor(() => { expect(thresholdOf(salad)).toHaveValue('30'); });
    await waitFor(() => { expect(products()).toHaveLength(2); });
  });

  it('is not undone by a list that was requested before it and arrives after it', async () => {
    const { user } = await openProduct('Strawberry');
    const restock = screen.getByRole('button', { name: 'Restock +10 Strawberry Shortcake' });
    const showList = await holdAnswer(contract.getInventory, () => user.click(restock));
    const changed = answered(contract.changeInventory);
    await user.click(restock);
    await act(() => changed);
    const shown: unknown[] = [];
    const watcher = new MutationObserver(() => { shown.push(stockOf('Strawberry Shortcake').getAttribute('value')); });
    watcher.observe(document.body, { subtree: true, attributes: true, childList: true });
    await showList();
    watcher.disconnect();
    expect(stockOf('Strawberry Shortcake')).toHaveValue('25');
    expect(shown).not.toContain('15');
  });

  it('ends with the number that was typed last, however long the request before takes, and with the backend’s if both are refused', async () => {
    const { user } = await openProduct('Citrus');
    const typeBoth = async (...numbers: string[]) => {
      for (const stock of numbers) {
        await fillField(user, stockOf('Citrus Cooler'), stock);
        await user.keyboard('{Enter}');
      }
    };
    const release = lateRequest(contract.changeInventory);
    const both = answered(contract.changeInventory, undefined, 2);
    await typeBoth('5', '70');
    release();
    await act(() => both);
    expect(await screen.findAllByText('Stock updated for Citrus Cooler')).toHaveLength(2);
    expect(stockOf('Citrus Cooler')).toHaveValue('70');
    expect((await (await openDatabase()).db.foods.get({ id: 'citrus-cooler' }))?.stock).toBe(70);

    server.use(fail(contract.changeInventory, 404, 'This dish is not on the menu'), fail(contract.getInventory, 403));
    const first = lateAnswer(contract.changeInventory, failing(404, 'This dish is not on the menu'));
    await typeBoth('6', '80');
    expect(stockOf('Citrus Cooler')).toHaveValue('80');
    await act(() => answered(contract.changeInventory, first.arrive, 2));
    await waitFor(() => { expect(stockOf('Citrus Cooler')).toHaveValue('70'); });
  });

  describe('that another administrator has changed since', () => {
    const params = { id: 'citrus-cooler' };
    const change = async (body: object) => ask(contract.changeInventory, { token: await tokenOf(ADMIN), params, body });
    const stored = async () => (await (await openDatabase()).db.foods.get({ id: 'citrus-cooler' }))?.stock;

    it('asks which value to use, by the value when typing began: Keep keeps the other one, Save overwrites it, and asks again after another change', async () => {
      const { user, store } = await openProduct('Citrus');
      await fillField(user, stockOf('Citrus Cooler'), '7');
      await change({ stock: 30 });
      await waitFor(() => { expect(JSON.stringify(store.getState().api.queries)).toContain('"stock":30'); });
      await user.keyboard('{Enter}');
      expect(await screen.findByText('The current stock of Citrus Cooler is 30 now.')).toBeVisible();
      expect(await stored()).toBe(30);
      await user.click(screen.getByRole('button', { name: 'Keep 30' }));
      await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
      await waitFor(() => { expect(stockOf('Citrus Cooler')).toHaveValue('30'); });
      expect(await stored()).toBe(30);

      await fillField(user, stockOf('Citrus Cooler'), '8');
      await change({ stock: 31 });
      await user.keyboard('{Enter}');
      const save = await screen.findByRole('button', { name: 'Save 8' });
      await change({ stock: 32 });
      await user.click(save);
      expect(await screen.findByText('The current stock of Citrus Cooler is 32 now.')).toBeVisible();
      await user.click((await screen.findAllByRole('button', { name: 'Save 8' })).at(-1)!);
      expect(await screen.findByText('Stock updated for Citrus Cooler')).toBeInTheDocument();
      await waitFor(() => { expect(stockOf('Citrus Cooler')).toHaveValue('8'); });
      expect(await stored()).toBe(8);
      expect(within(rowOf('Citrus Cooler')).getByText('Low Stock')).toBeInTheDocument();

      enableScenario('dish-changed');
      await fillField(user, thresholdOf('Citrus Cooler'), '4');
      await user.keyboard('{Enter}');
      expect(await screen.findByText(/^The alert threshold of Citrus Cooler is \d+ now\.$/)).toBeVisible();
      await user.click(screen.getByText('Save 4'));
      expect(await screen.findByText('Alert threshold updated for Citrus Cooler')).toBeInTheDocument();
      expect(within(rowOf('Citrus Cooler')).getByText('In Stock')).toBeInTheDocument();
    });

    it('shows a message and is not written if its screen has been left', async () => {
      const { user } = await renderAs(ADMIN, '/dashboard/stock?search=Citrus');
      await fillField(user, await screen.findByLabelText('Current stock of Citrus Cooler'), '7');
      await change({ stock: 30 });
      const arrive = await holdAnswer(contract.changeInventory, () => user.click(screen.getByRole('link', { name: 'History' })));
      await screen.findByRole('heading', { level: 1, name: 'Activity History' });
      await arrive();
      expect(await screen.findByText('Somebody else has just changed this. The current stock of Citrus Cooler is 30 now.')).toBeInTheDocument();
      expect(await stored()).toBe(30);
    });
  });
});

it('a dish is sold out until tomorrow by one press, which keeps its number, and offered again by another', async () => {
  await ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: { timeZone: 'America/New_York' } });
  const { user } = await openProduct('Garden');
  await user.click(await screen.findByRole('button', { name: 'Sold out until tomorrow: Garden Salad' }));
  expect(await screen.findByText('Garden Salad is sold out until tomorrow')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  const row = within(rowOf('Garden Salad'));
  expect(await row.findByText('Sold out until: Tomorrow, 12:00 AM')).toBeVisible();
  expect(row.queryByText('In Stock')).not.toBeInTheDocument();
  expect(stockOf('Garden Salad')).toHaveValue('20');
  await user.click(await screen.findByRole('button', { name: 'On offer again: Garden Salad' }));
  expect(await screen.findByText('Garden Salad is on offer again')).toBeInTheDocument();
  await waitFor(() => { expect(row.queryByText(/^Sold out until/)).not.toBeInTheDocument(); });
});
