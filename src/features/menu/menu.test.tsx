import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import useEmblaCarousel from 'embla-carousel-react';
import { HttpResponse, http } from 'msw';
import { SAMPLE_BANNERS, SAMPLE_FOODS } from '../../../backend/seed/sampleMenu';
import { installServer, server } from '../../../mocks/node';
import { clearScenarios, enableScenario } from '../../../mocks/scenarios/catalogue';
import { fail } from '../../../mocks/scenarios/scenario';
import { answered } from '../../../mocks/testing/answered';
import type { Banner } from '../../domain/banner/banner';
import { contract } from '../../domain/contract';
import { DEMO_ACCOUNTS } from '../../domain/user/demoAccounts';
import { MENU_SNAPSHOT_KEY, UNKNOWN_SNAPSHOT } from '../../domain/menuSnapshot';
import type { Food } from '../../domain/food/food';
import { api } from '../../shared/api/api';
import { comeBack } from '../../testing/comeBack';
import { currentAddress, renderApp, renderAs } from '../../testing/renderApp';

jest.mock('embla-carousel-react', () => jest.fn(jest.requireActual<() => unknown>('embla-carousel-react')));

installServer();

const PIZZA = SAMPLE_FOODS[0]!;
const BANNER = SAMPLE_BANNERS[0]!;
const MENU_URL = '*/api/menu';
const SHOP_ERROR = 'Something went wrong in the shop';

/** Makes the backend return a menu of these foods. */
function serveFoods(...changes: Partial<Food>[]) {
  const foods = changes.map((change, index) => ({ ...PIZZA, id: `food-${String(index)}`, name: `Dish ${String(index)}`, ...change }));
  server.use(http.get(MENU_URL, () => HttpResponse.json({ categories: ['Pizza'], foods })));
}

function serveBanners(...changes: Partial<Banner>[]) {
  const banners = changes.map((change, index) => ({ ...BANNER, id: `banner-${String(index)}`, ...change }));
  server.use(http.get('*/api/banners', () => HttpResponse.json(banners)));
}

const card = (name: string) => screen.findByRole('article', { name });
const shownFoods = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const categories = () => within(screen.getByRole('main')).getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('the view stored for the next visit is the last menu seen, and nothing as soon as a mutation starts, also if it fails and the storage is full', async () => {
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({ changeSomething: build.mutation({ query: () => ({ call: contract.addBanner, body: {} }) }) }),
  });
  const noted = () => localStorage.getItem(MENU_SNAPSHOT_KEY) ?? '';
  const { store } = await renderAs(DEMO_ACCOUNTS.admin, '/user');
  await waitFor(() => { expect(JSON.parse(noted())).toMatchObject({ menu: { foods: SAMPLE_FOODS }, banners: SAMPLE_BANNERS }); });
  server.use(fail(contract.addBanner, 500));
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function write(this: Storage, key, text) {
    if (this.getItem(key) !== null) throw new DOMException('The storage is full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
  await act(async () => { await store.dispatch(endpoints.changeSomething.initiate({})); });
  expect(noted()).toBe(UNKNOWN_SNAPSHOT);
});

describe('the menu', () => {
  it('shows every food in its category, to which a link scrolls, and Veg or Non-Veg foods by a filter that is stored in the URL', async () => {
    const { user } = renderApp('/user');
    expect(screen.getByText('Loading the menu')).toBeInTheDocument();
    await card('Margherita Pizza');
    expect(screen.getByRole('heading', { level: 1, name: 'Our menu' })).toBeInTheDocument();
    expect(categories()).toEqual(['Pizza 2', 'Pasta 2', 'Salad 2', 'Beverages 1', 'Desserts 1']);
    expect(shownFoods()).toEqual(SAMPLE_FOODS.map(({ name }) => name));
    expect(screen.queryByText('Loading the menu')).not.toBeInTheDocument();
    await user.click(within(screen.getByRole('navigation', { name: 'Categories' })).getByRole('link', { name: 'Salad' }));
    expect(screen.getByRole('heading', { level: 2, name: /^Salad/ })).toHaveFocus();
    expect(window.location.hash).toBe('');

    await user.click(screen.getByRole('radio', { name: 'Veg' }));
    await waitFor(() => { expect(shownFoods()).toEqual(SAMPLE_FOODS.filter(({ isVeg }) => isVeg).map(({ name }) => name)); });
    expect(currentAddress()).toBe('/user?diet=veg');
    await user.click(screen.getByRole('radio', { name: 'Non-Veg' }));
    await waitFor(() => { expect(shownFoods()).toEqual(SAMPLE_FOODS.filter(({ isVeg }) => !isVeg).map(({ name }) => name)); });
    expect(categories()).toEqual(['Pizza 1', 'Pasta 1', 'Salad 1']);
    expect(screen.getByText('3 items on the menu')).toHaveAttribute('role', 'status');
    expect(currentAddress()).toBe('/user?diet=non-veg');
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await waitFor(() => { expect(shownFoods()).toHaveLength(8); });
    expect(currentAddress()).toBe('/user');
  });

  it('shows N/A on the card and in the details of a dish that has lost its price', async () => {
    enableScenario('dish-without-price');
    const { user } = await renderAs(DEMO_ACCOUNTS.customer, '/user');
    expect(within(await card(PIZZA.name)).getByText('N/A')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: PIZZA.name }));
    expect(within(await screen.findByRole('dialog', { name: PIZZA.name })).getByText('N/A')).toBeInTheDocument();
  });

  it('stays when a refetch fails', async () => {
    renderApp('/user');
    await card(PIZZA.name);
    await screen.findByText(BANNER.title);
    server.use(fail(contract.getMenu, 404, SHOP_ERROR), fail(contract.getBanners, 404, SHOP_ERROR));
    const refused = Promise.all([answered(contract.getMenu), answered(contract.getBanners)]);
    comeBack();
    await act(() => refused);
    expect(await card(PIZZA.name)).toBeInTheDocument();
    expect(screen.getByText(BANNER.title)).toBeInTheDocument();
    expect(screen.queryByText(SHOP_ERROR)).not.toBeInTheDocument();
  });

});

test('the filter says when nothing matches, and shows everything again', async () => {
  serveFoods({ isVeg: true });
  const { user } = renderApp('/user?diet=non-veg');
  expect(await screen.findByText('No items found matching your filter.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all items' }));
  expect(await card('Dish 0')).toBeInTheDocument();
  expect(screen.getByText('1 item on the menu')).toBeInTheDocument();
  expect(screen.queryByText('No items found matching your filter.')).not.toBeInTheDocument();
  // The clicked button is gone.
  await waitFor(() => { expect(screen.getByRole('heading', { level: 1 })).toHaveFocus(); });
});

test('favourites are local to the card, show a message, and are not saved', async () => {
  const { user, unmount } = renderApp('/user');
  const heart = within(await card('Margherita Pizza')).getByRole('button', { name: 'Favorite Margherita Pizza' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('Added to favorites')).toBeInTheDocument();
  expect(within(await card('Garden Salad')).getByRole('button', { name: 'Favorite Garden Salad' })).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(await screen.findByText('Removed from favorites')).toBeInTheDocument();

  await user.click(heart);
  unmount();
  renderApp('/user');
  expect(within(await card('Margherita Pizza')).getByRole('button', { name: 'Favorite Margherita Pizza' })).toHaveAttribute('aria-pressed', 'false');
});

test('the strip of the categories shows the first of several in view', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function place(this: HTMLElement) { return this.textContent === 'Pizza' ? 20 : 300; });
  renderApp('/user');
  const strip = within(await screen.findByRole('navigation', { name: 'Categories' })).getByRole('list');
  await waitFor(() => { expect(strip.scrollLeft).toBe(20 - 64); });
});

describe('the details of a food', () => {
  const open = (name: string) => screen.findByRole('button', { name });

  it('keep the menu’s latest filter, whether or not it has rendered', async () => {
    await renderAs(DEMO_ACCOUNTS.customer, '/user');
    const pizza = await open('Margherita Pizza');
    act(() => {
      fireEvent.click(screen.getByRole('radio', { name: 'Veg' }));
      fireEvent.click(pizza);
    });
    await waitFor(() => { expect(currentAddress()).toBe('/user?diet=veg&food=margherita-pizza'); });
  });

  it('open from the URL with all data, add the food to the cart, close by Escape and by the button without leaving the app, and link to the cart', async () => {
    const { user } = await renderAs(DEMO_ACCOUNTS.customer, '/user?diet=veg&food=margherita-pizza');
    const dialog = () => screen.findByRole('dialog', { name: 'Margherita Pizza' });
    const closed = async () => {
      await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
      expect(currentAddress()).toBe('/user?diet=veg');
    };
    const details = within(await dialog());
    expect(details.getByText(PIZZA.description)).toBeInTheDocument();
    expect(details.getByText('$12.99')).toBeInTheDocument();
    await user.click(details.getByRole('button', { name: /add to cart: margherita pizza/i }));
    expect(await screen.findByText('Margherita Pizza added to your cart')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await closed();

    await user.click(await open('Margherita Pizza'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await closed();
    await user.click(await open('Margherita Pizza'));
    await waitFor(() => { expect(currentAddress()).toBe('/user?diet=veg&food=margherita-pizza'); });
    await user.click(within(await dialog()).getByRole('link', { name: 'Go to Cart' }));
    await waitFor(() => { expect(currentAddress()).toBe('/user/cart'); });
  });

  it('show a message if the food is gone', async () => {
    await renderAs(DEMO_ACCOUNTS.customer, '/user?food=no-such-food');
    expect(await screen.findByText('This item is no longer on the menu')).toBeInTheDocument();
    await waitFor(() => { expect(currentAddress()).toBe('/user'); });
  });
});

describe('the promotions', () => {
  const slides = async () => within(await screen.findByRole('region', { name: 'Promotions' })).getAllByRole('group');
  const current = async () => (await slides()).findIndex((slide) => !slide.hasAttribute('inert'));

  it('are the three banners, each with its link; one to the same page scrolls to the menu and focuses its heading', async () => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = renderApp('/user');
    const [offer, items, delivery] = await slides();
    expect(within(offer!).getByText('Special Offer')).toBeInTheDocument();
    expect(within(offer!).getByRole('link', { name: /^Order now/ })).toHaveAttribute('href', '/user/cart');
    expect(within(items!).getByText('New Menu Items')).toBeInTheDocument();
    expect(within(items!).getByRole('link')).toHaveAttribute('href', '/user');
    expect(within(delivery!).getByText('Free Delivery')).toBeInTheDocument();
    expect(within(delivery!).getByText(/orders over \$30/)).toBeInTheDocument();
    expect(within(delivery!).getByRole('link')).toHaveAttribute('href', '/about');
    await user.click(screen.getByRole('button', { name: 'Next promotion' }));
    await user.click(within(items!).getByRole('link'));
    expect(shown.mock.contexts).toEqual([document.getElementById('menu')]);
    // Otherwise the next Tab would go back up to the promotions.
    expect(screen.getByRole('heading', { level: 1, name: 'Our menu' })).toHaveFocus();
  });

  it('turn with buttons and dots, also once the drag engine has loaded, and only the visible slide is reachable', async () => {
    const { user } = renderApp('/user');
    const previous = await screen.findByRole('button', { name: 'Previous promotion' });
    const next = screen.getByRole('button', { name: 'Next promotion' });
    expect(await current()).toBe(0);
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await user.click(previous);
    expect(await current()).toBe(0);
    await user.click(next);
    expect(await current()).toBe(1);

    // Before the drag engine has loaded, the slides are offset with CSS.
    await waitFor(async () => { expect((await slides())[0]!.style.transform).toBe(''); });
    // docs/behaviour.md, section 9; no animation with reduced motion.
    const still = { '(prefers-reduced-motion: reduce)': { duration: 0 } };
    expect(useEmblaCarousel).toHaveBeenCalledWith(expect.objectContaining({ dragThreshold: 10, duration: 25, breakpoints: still }));
    expect(await current()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Show Free Delivery' }));
    expect(await current()).toBe(2);
    expect(screen.getByRole('button', { name: 'Show Free Delivery' })).toHaveAttribute('aria-current', 'true');
    await user.click(next);
    expect(await current()).toBe(2);
    // A screen reader announces the new slide.
    expect((await slides())[2]!.parentElement).toHaveAttribute('aria-live', 'polite');
  });

  it('show any text that the back office has entered', async () => {
    serveBanners(
      { title: 'Elsewhere', buttonLink: 'https://example.com/deal', buttonText: 'Look', subtitle: '', description: '' },
      { title: 'Nowhere', buttonLink: '', image: '' },
      { title: 'Half a path', buttonLink: 'user/search?q=cake', buttonText: '' },
      { title: 'No good', buttonLink: 'javascript:alert(1)' },
      { title: 'Broken', buttonLink: 'http://' },
      { title: 'Other host', buttonLink: '/\\example.com/x' },
    );
    renderApp('/user');
    const [elsewhere, nowhere, half, noGood, broken, host] = await slides();
    const link = within(elsewhere!).getByRole('link', { name: 'Look: Elsewhere' });
    expect(link).toHaveAttribute('href', 'https://example.com/deal');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(within(nowhere!).queryByRole('link')).not.toBeInTheDocument();
    expect(nowhere!.querySelector('img')).toHaveAttribute('src', expect.stringContaining('placeholder.svg'));
    expect(within(half!).getByRole('link', { name: 'See more: Half a path' })).toHaveAttribute('href', '/user/search?q=cake');
    expect(within(noGood!).queryByRole('link')).not.toBeInTheDocument();
    expect(within(broken!).queryByRole('link')).not.toBeInTheDocument();
    expect(within(host!).getByRole('link')).toHaveAttribute('href', 'http://example.com/x');
  });
});

test('a failed load of the menu leaves the promotions, and can be retried', async () => {
  enableScenario('menu-fails');
  const { user } = renderApp('/user');
  expect(await screen.findByText(SHOP_ERROR)).toBeInTheDocument();
  expect(await screen.findByText('Special Offer')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  clearScenarios();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Margherita Pizza')).toBeInTheDocument();
  await waitFor(() => { expect(screen.getByRole('heading', { name: 'Our menu' })).toHaveFocus(); });
  expect(screen.queryByText(SHOP_ERROR)).not.toBeInTheDocument();
});
