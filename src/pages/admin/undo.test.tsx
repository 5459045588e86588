/** Undoing an administrator's changes: from the message, with Ctrl+Z and from the history (docs/behaviour.md, section 4). */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { installServer, server } from '../../../mocks/node';
import { answerLost, on } from '../../../mocks/scenarios/scenario';
import { ADMIN, ask, tokenOf } from '../../../mocks/testing/client';
import { answered } from '../../../mocks/testing/answered';
import { lateAnswer } from '../../../mocks/testing/lateAnswer';
import { contract } from '../../domain/contract';
import { NETWORK_ERROR } from '../../shared/api/apiError';
import { fillField } from '../../testing/fillField';
import { closeApp, renderAs } from '../../testing/renderApp';
import { signInElsewhere } from '../../testing/signInElsewhere';
// Imported here, so that loading the code does not count towards the first test's timeout.
import './shell/AdminApp';
import './AdminOrdersPage';
import './BannersPage';
import './CategoriesPage';
import './FoodSearchPage';
import './HistoryPage';
import './StockPage';

installServer();

const ORDER = '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613';
const SHORT = '3d1e84b7';
const OTHER_ORDER = '95c8d3fa-07e2-4b96-8a4d-f3b61c2e7d08';
const OTHER = '95c8d3fa';

async function open(section: string, heading: string) {
  const app = await renderAs(ADMIN, `/dashboard/${section}`);
  await screen.findByRole('heading', { level: 1, name: heading });
  return app;
}

const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
const undo = (user: UserEvent) => press(user, 'Undo');
/** The text of the message of an undo. */
const undone = async () => (await screen.findByText(/^(Undone|Redone): /)).textContent;

async function fill(user: UserEvent, label: string, text: string) {
  await fillField(user, await screen.findByLabelText(label), text);
}

async function confirm(user: UserEvent, question: string, button: string) {
  const [dialog] = (await screen.findAllByText(question)).flatMap((text) => text.closest<HTMLElement>('[role=dialog]') ?? []);
  await user.click(within(dialog!).getByRole('button', { name: button }));
}

const orderNow = async (id: string) => ask(contract.getOrder, { token: await tokenOf(ADMIN), params: { id } });
const stockOf = async (id: string) => (await ask(contract.getInventory, { token: await tokenOf(ADMIN), query: { size: 50 } })).items.find((row) => row.id === id);
const dishes = async () => (await ask(contract.getFoods, { token: await tokenOf(ADMIN), query: { size: 50 } })).items;

interface Change {
  readonly what: string;
  readonly section: string;
  readonly heading: string;
  readonly make: (user: UserEvent) => Promise<void>;
  readonly message: string;
  /** What the shop says of it before the change and after the undo. */
  readonly state: () => Promise<unknown>;
}

const CHANGES: readonly Change[] = [
  {
    what: 'the status of an order',
    section: 'orders',
    heading: 'Orders',
    make: (user) => press(user, `Complete order ${SHORT}`),
    message: 'Order marked as completed',
    state: async () => (await orderNow(ORDER)).status,
  },
  {
    what: 'an edited dish',
    section: 'search/garden-salad',
    heading: 'Food Search',
    make: async (user) => {
      await fill(user, 'Price', '5.25');
      await press(user, 'Save');
    },
    message: 'Food item updated successfully!',
    state: dishes,
  },
  {
    what: 'a removed dish',
    section: 'search',
    heading: 'Food Search',
    make: async (user) => {
      await press(user, 'Take Garden Salad off the menu');
      await confirm(user, 'Take Garden Salad off the menu?', 'Take off the menu');
    },
    message: 'Garden Salad taken off the menu',
    state: async () => (await dishes()).map(({ id }) => id).toSorted(),
  },
  {
    what: 'a new category',
    section: 'categories',
    heading: 'Category Management',
    make: async (user) => {
      await fill(user, 'Category name', 'Soups');
      await press(user, 'Add Category');
    },
    message: 'Category added successfully',
    state: async () => ask(contract.getCategories, { token: await tokenOf(ADMIN) }),
  },
  {
    what: 'a new banner',
    section: 'banners',
    heading: 'Banners',
    make: async (user) => {
      await fill(user, 'Image URL', 'https://pictures.example/soup.webp');
      await fill(user, 'Title', 'Soup Week');
      await press(user, 'Add Banner');
    },
    message: 'Banner added successfully',
    state: () => ask(contract.getBanners),
  },
  {
    what: 'a restock',
    section: 'stock',
    heading: 'Inventory Management',
    make: (user) => press(user, 'Restock +10 Garden Salad'),
    message: 'Stock updated for Garden Salad',
    state: () => stockOf('garden-salad'),
  },
];

it.each(CHANGES)('$what is undone from its message, and done again from that of the undo', async ({ section, heading, make, message, state }) => {
  const { user } = await open(section, heading);
  const before = await state();
  await make(user);
  expect(await screen.findByText(message)).toBeVisible();
  const after = await state();
  expect(after).not.toEqual(before);

  await undo(user);
  expect(await undone()).toMatch(/^Undone: /);
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(await state()).toEqual(before);

  await undo(user);
  expect(await screen.findByText(/^Redone: /)).toBeVisible();
  expect(screen.queryByText(/^Undone: /)).not.toBeInTheDocument();
});

describe('a message', () => {
  it('shows the pending undo, sends it once, and gives the focus back', async () => {
    const { user } = await open('stock', 'Inventory Management');
    await press(user, 'Restock +10 Garden Salad');
    const button = await screen.findByRole('button', { name: 'Undo' });
    const late = lateAnswer(contract.undoChange);
    await user.dblClick(button);
    await waitFor(() => late.asked);
    expect(button).toHaveAttribute('aria-busy', 'true');
    act(() => { late.arrive(); });
    await undone();
    expect(button).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Restock +10 Garden Salad' })).toHaveFocus();
    expect((await stockOf('garden-salad'))?.stock).toBe(20);
  });

  it('shows why a change can no longer be undone', async () => {
    const { user } = await open('orders', 'Orders');
    await press(user, `Complete order ${SHORT}`);
    await screen.findByText('Order marked as completed');
    await ask(contract.setOrderStatus, { token: await tokenOf(ADMIN), params: { id: ORDER }, body: { status: 'on its way' } });
    await undo(user);
    expect(await screen.findByText(/^This change cannot be undone: /)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect((await orderNow(ORDER)).status).toBe('on its way');
  });

  it('of an earlier account is gone after the next sign-in', async () => {
    const { user } = await open('orders', 'Orders');
    await press(user, `Complete order ${SHORT}`);
    await screen.findByRole('button', { name: 'Undo' });
    await user.click(screen.getAllByRole('button', { name: 'Logout' })[0]!);
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('two messages with the same text', () => {
  /** Completes two orders. @returns the toasts, oldest first */
  async function completeTwo() {
    const app = await open('orders', 'Orders');
    await press(app.user, `Complete order ${SHORT}`);
    const first = await screen.findByRole('button', { name: 'Undo' });
    await press(app.user, `Complete order ${OTHER}`);
    await waitFor(() => { expect(screen.getAllByText('Order marked as completed')).toHaveLength(2); });
    return { ...app, first };
  }

  it('name their orders, and each undoes its own change', async () => {
    const { user, first } = await completeTwo();
    const toasts = screen.getAllByRole('presentation').filter((each) => each.textContent.includes('Order marked'));
    expect(toasts.map((toast) => within(toast).getByText(/^#/).textContent)).toEqual([`#${SHORT}`, `#${OTHER}`]);
    // The button that was there before the second message.
    await user.click(first);
    await undone();
    expect((await orderNow(ORDER)).status).toBe('pending');
    expect((await orderNow(OTHER_ORDER)).status).toBe('completed');
    expect(screen.getByText(`#${OTHER}`)).toBeVisible();
  });

  it('keep the button that was pressed when its answer is lost', async () => {
    const { user, first } = await completeTwo();
    server.use(on(contract.undoChange, answerLost));
    await user.click(first);
    expect(await screen.findByText(NETWORK_ERROR.message)).toBeVisible();
    server.resetHandlers();
    await user.click(first);
    expect(await undone()).toContain(SHORT);
  });
});

describe('Ctrl+Z', () => {
  const pressUndo = (user: UserEvent) => user.keyboard('{Control>}z{/Control}');

  /** Makes two changes of the stock. */
  async function changeTwice() {
    const app = await open('stock', 'Inventory Management');
    await press(app.user, 'Restock +10 Garden Salad');
    await screen.findByText('Stock updated for Garden Salad');
    await press(app.user, 'Restock +10 Citrus Cooler');
    await screen.findByText('Stock updated for Citrus Cooler');
    return app;
  }

  it('undoes the last change of this visit, then the one before, and no undo', async () => {
    const { user } = await changeTwice();
    await pressUndo(user);
    expect(await screen.findByText('Undone: Stock updated for Citrus Cooler')).toBeVisible();
    await pressUndo(user);
    expect(await screen.findByText('Undone: Stock updated for Garden Salad')).toBeVisible();
    await pressUndo(user);
    expect(await screen.findByText('Nothing to undo in this visit')).toBeVisible();
    expect((await stockOf('garden-salad'))?.stock).toBe(20);
  });

  it('undoes one change for each press, however fast', async () => {
    const { user } = await changeTwice();
    await user.keyboard('{Control>}zz{/Control}');
    expect(await screen.findByText('Undone: Stock updated for Garden Salad')).toBeVisible();
    expect(screen.getByText('Undone: Stock updated for Citrus Cooler')).toBeVisible();
  });

  it('waits for the answer to a change that is shown already', async () => {
    const { user } = await changeTwice();
    const late = lateAnswer(contract.changeInventory);
    await press(user, 'Restock +10 Strawberry Shortcake');
    await waitFor(() => late.asked);
    await pressUndo(user);
    act(() => { late.arrive(); });
    expect(await undone()).toBe('Undone: Stock updated for Strawberry Shortcake');
  });

  it('skips a change that can no longer be undone', async () => {
    const { user } = await changeTwice();
    await ask(contract.changeInventory, { token: await tokenOf(ADMIN), params: { id: 'citrus-cooler' }, body: { stock: 1 } });
    await pressUndo(user);
    expect(await screen.findByText(/^This change cannot be undone: /)).toBeVisible();
    await pressUndo(user);
    expect(await undone()).toBe('Undone: Stock updated for Garden Salad');
  });

  it('undoes nothing of an earlier session whose answer arrives in the next one', async () => {
    const { user } = await open('stock', 'Inventory Management');
    const late = lateAnswer(contract.changeInventory);
    await press(user, 'Restock +10 Garden Salad');
    await waitFor(() => late.asked);
    await signInElsewhere(ADMIN);
    expect(await screen.findByRole('heading', { level: 1, name: 'Inventory Management' })).toBeVisible();
    await act(() => answered(contract.changeInventory, late.arrive));
    await pressUndo(user);
    expect(await screen.findByText('Nothing to undo in this visit')).toBeVisible();
    expect((await stockOf('garden-salad'))?.stock).toBe(30);
  });

  it('is known by its place on a keyboard without Latin letters', async () => {
    await changeTwice();
    fireEvent.keyDown(document.body, { key: 'я', code: 'KeyZ', ctrlKey: true });
    expect(await undone()).toBe('Undone: Stock updated for Citrus Cooler');
  });

  it('belongs to the browser in a text field', async () => {
    const { user } = await changeTwice();
    await user.click(screen.getByRole('searchbox', { name: 'Search items...' }));
    await pressUndo(user);
    await user.click(screen.getByRole('heading', { level: 1 }));
    await pressUndo(user);
    expect(await undone()).toBe('Undone: Stock updated for Citrus Cooler');
    expect((await stockOf('garden-salad'))?.stock).toBe(30);
  });

  it('does nothing behind a form in a dialog', async () => {
    const { user } = await changeTwice();
    await user.click(screen.getByRole('link', { name: 'Garden Salad' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit food item' });
    await user.click(await within(dialog).findByRole('button', { name: 'Choose from our pictures' }));
    await pressUndo(user);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => { expect(dialog).not.toBeInTheDocument(); });
    expect((await stockOf('citrus-cooler'))?.stock).toBe(34);
  });
});

it('Ctrl+Z works again after the demo data was closed, whose form stays in the page, and not before', async () => {
  const { user } = await open('stock', 'Inventory Management');
  await press(user, 'Restock +10 Garden Salad');
  await screen.findByText('Stock updated for Garden Salad');
  await press(user, 'Demo data');
  const dialog = await screen.findByRole('dialog', { name: 'Demo data' });
  act(() => { within(dialog).getByRole('button', { name: 'Reset demo data' }).focus(); });
  await user.keyboard('{Control>}z{/Control}');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
  expect((await stockOf('garden-salad'))?.stock).toBe(30);
  await user.keyboard('{Control>}z{/Control}');
  expect(await undone()).toBe('Undone: Stock updated for Garden Salad');
});

describe('the history', () => {
  const row = (text: string | RegExp) => screen.getAllByRole('row').find((each) => within(each).queryByText(text))!;

  it('undoes a change in a later visit, and says by whom', async () => {
    const token = await tokenOf(ADMIN);
    await ask(contract.changeInventory, { token, params: { id: 'garden-salad' }, body: { stock: 3 } });
    const { user } = await open('history', 'Activity History');
    await user.click(await screen.findByRole('button', { name: 'Undo Stock Updated: Stock updated for Garden Salad' }));
    expect(await within(row('Stock updated for Garden Salad')).findByText('Undone by Alex Morgan')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo Stock Updated: Stock updated for Garden Salad' })).not.toBeInTheDocument();
    expect((await stockOf('garden-salad'))?.stock).toBe(20);
    // What the user's own change adds is shown without a press.
    expect(await screen.findByText('Change Undone')).toBeVisible();

    closeApp();
    await open('history', 'Activity History');
    expect(await screen.findByRole('button', { name: 'Undo Change Undone: Undone: Stock updated for Garden Salad' })).toBeVisible();
    expect(within(row('Stock updated for Garden Salad')).getByText('Undone by Alex Morgan')).toBeVisible();
  });

  it('does not offer to undo orders of customers, demo data and the entries of earlier versions', async () => {
    await open('history', 'Activity History');
    await screen.findByText('Stock updated for Citrus Cooler');
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });
});
