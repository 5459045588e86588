import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SAMPLE_FOODS } from '../../../mocks/db/seed/sampleMenu';
import { openShop } from '../../../mocks/db/connection/shop';
import { installServer, server } from '../../../mocks/node';
import { setLatency } from '../../../mocks/transport/latency';
import { clearScenarios, enableScenario } from '../../../mocks/scenarios/catalogue';
import { fail } from '../../../mocks/scenarios/scenario';
import { answered } from '../../../mocks/testing/answered';
import { lateAnswer } from '../../../mocks/testing/lateAnswer';
import { getMenu } from '../../domain/calls/menuCalls';
import { contract } from '../../domain/contract';
import { DEMO_ACCOUNTS } from '../../domain/user/demoAccounts';
import { closeApp, currentAddress, renderApp, storeSession } from '../../testing/renderApp';

installServer();
beforeEach(() => { localStorage.clear(); });
afterEach(closeApp);

const field = () => screen.findByRole('searchbox', { name: 'Search food' });
/** Changes the whole text at once, as a user who types faster than the shop responds. */
function searchFor(input: HTMLElement, text: string) {
  fireEvent.change(input, { target: { value: text } });
  fireEvent.submit(input);
}
const names = async () => (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

it('shows a hint before a search', async () => {
  renderApp('/user/search');
  expect(await screen.findByText('What are you hungry for?')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
});

it('searches on Enter, not while typing', async () => {
  const { user } = renderApp('/user/search');
  await user.type(await field(), 'pizza');
  expect(currentAddress()).toBe('/user/search');
  await user.keyboard('{Enter}');
  expect(await names()).toEqual(['Margherita Pizza', 'Smoky Pepperoni Pizza']);
  expect(currentAddress()).toBe('/user/search?q=pizza');
  expect(screen.getByText('2 results for “pizza”')).toBeInTheDocument();
});

it('keeps the text typed while a search is pending', async () => {
  setLatency(20);
  const { user } = renderApp('/user/search');
  await user.type(await field(), 'pizza{Enter} and cake');
  expect(await names()).toEqual(['Margherita Pizza', 'Smoky Pepperoni Pizza']);
  expect(currentAddress()).toBe('/user/search?q=pizza');
  expect(await field()).toHaveValue('pizza and cake');
});

it('shows that it is searching until the response arrives', async () => {
  setLatency(1500);
  const { user } = renderApp('/user/search?q=cooler');
  expect(await names()).toEqual(['Citrus Cooler']);
  await user.clear(await field());
  await user.type(await field(), 'pizza{Enter}');
  expect(await screen.findByText('Searching the menu')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  expect(await names()).toEqual(['Margherita Pizza', 'Smoky Pepperoni Pizza']);
});

it('finds nothing for punctuation alone', async () => {
  const { user } = renderApp('/user/search');
  await user.type(await field(), '!!!{Enter}');
  expect(await screen.findByRole('heading', { name: 'No Results Found' })).toBeInTheDocument();
});

it('shows the last of two searches, whichever responds first', async () => {
  renderApp('/user/search');
  const input = await field();
  const pizza = lateAnswer(contract.searchMenu);
  searchFor(input, 'pizza');
  searchFor(input, 'cooler');
  await waitFor(() => { expect(currentAddress()).toBe('/user/search?q=cooler'); });
  await act(() => answered(contract.searchMenu, pizza.arrive));
  expect(currentAddress()).toBe('/user/search?q=cooler');
});

it('searches on the button', async () => {
  const { user } = renderApp('/user/search');
  await user.type(await field(), '  shortcake ');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await names()).toEqual(['Strawberry Shortcake']);
  expect(screen.getByText('1 result for “shortcake”')).toBeInTheDocument();
  expect(currentAddress()).toBe('/user/search?q=shortcake');
});

it.each([
  ['margerita', ['Margherita Pizza']],
  ['PEPERONI', ['Smoky Pepperoni Pizza']],
  ['stawberry shotcake', ['Strawberry Shortcake']],
  ['pizaz', ['Margherita Pizza', 'Smoky Pepperoni Pizza']],
])('tolerates the spelling %s', async (typed, found) => {
  const { user } = renderApp('/user/search');
  await user.type(await field(), `${typed}{Enter}`);
  expect(await names()).toEqual(found);
  expect(screen.getByText(new RegExp(`result.* for “${typed}”`))).toBeInTheDocument();
});

it('does not search fuzzily if there are exact matches', async () => {
  // Two letters away from Penne, and one from the beginning of Pesto: neither is a match.
  renderApp('/user/search?q=pest');
  expect(await names()).toEqual(SAMPLE_FOODS.filter(({ name, description }) => /\bpest/i.test(`${name} ${description}`)).map(({ name }) => name));
});

it('shows the same search after a reload, and the hint for an empty text', async () => {
  const { user } = renderApp('/user/search?q=cooler');
  expect(await names()).toEqual(['Citrus Cooler']);
  expect(await field()).toHaveValue('cooler');
  await user.clear(await field());
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('What are you hungry for?')).toBeInTheDocument();
  expect(currentAddress()).toBe('/user/search');
});

it('limits the text in a URL to the length of the field', async () => {
  renderApp(`/user/search?q=${encodeURIComponent('pizza '.repeat(40))}`);
  expect(await names()).toEqual(['Margherita Pizza', 'Smoky Pepperoni Pizza']);
  expect(await field()).toHaveValue('pizza '.repeat(40).slice(0, 200));
});

it('shows when nothing matches, and suggests the categories', async () => {
  const { user } = renderApp('/user/search?q=quinoa');
  expect(await screen.findByText('No Results Found')).toBeInTheDocument();
  expect(await field()).toHaveValue('quinoa');
  const suggestions = await screen.findByRole('list', { name: 'Suggested searches' });
  await user.click(within(suggestions).getByRole('link', { name: 'Desserts' }));
  expect(await names()).toEqual(['Strawberry Shortcake']);
  expect(await field()).toHaveValue('Desserts');
});

it('moves the focus to the heading when a suggestion disappears with its list', async () => {
  const { user } = renderApp('/user/search');
  (await screen.findByRole('link', { name: 'Pizza' })).focus();
  await user.keyboard('{Enter}');
  expect(await names()).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('announces the number of results in an existing live region', async () => {
  const { user } = renderApp('/user/search');
  const input = await field();
  const known = within(screen.getByRole('main')).getByRole('status');
  expect(known).toBeEmptyDOMElement();
  await user.type(input, 'pizza{Enter}');
  await waitFor(() => { expect(known).toHaveTextContent('2 results for “pizza”'); });
  await user.clear(input);
  await user.type(input, 'nothing like it{Enter}');
  await waitFor(() => { expect(known).toHaveTextContent('0 results for “nothing like it”'); });
});

it('adds a result to the cart', async () => {
  await storeSession(DEMO_ACCOUNTS.customer);
  const { user } = renderApp('/user/search?q=pizza');
  await names();
  await user.click(await screen.findByRole('button', { name: /add to cart: margherita pizza/i }));
  expect(await screen.findByText('Margherita Pizza added to your cart')).toBeInTheDocument();
});

it('redirects a visitor who adds a result to the sign-in', async () => {
  const { user } = renderApp('/user/search?q=pizza');
  await names();
  await user.click(screen.getByRole('link', { name: /add to cart: margherita pizza/i }));
  expect(await screen.findByText('Please login to add items to cart')).toBeInTheDocument();
  await waitFor(() => { expect(currentAddress()).toBe('/user/auth?why=cart&from=%2Fuser%2Fsearch%3Fq%3Dpizza'); });
});

it('opens the details of a result', async () => {
  await storeSession(DEMO_ACCOUNTS.customer);
  const { user } = renderApp('/user/search?q=pizza');
  await names();
  await user.click(screen.getByRole('button', { name: 'Margherita Pizza' }));
  expect(await screen.findByRole('dialog', { name: 'Margherita Pizza' })).toBeInTheDocument();
  expect(currentAddress()).toBe('/user/search?q=pizza&food=margherita-pizza');
});

it('opens a dish named in the URL, whether or not it is a result', async () => {
  await storeSession(DEMO_ACCOUNTS.customer);
  const late = lateAnswer(getMenu);
  renderApp('/user/search?q=pizza&food=garden-salad');
  await names();
  await late.asked;
  // A dish is missing only if it is not on the loaded menu.
  expect(screen.queryByText('This item is no longer on the menu')).not.toBeInTheDocument();
  late.arrive();
  expect(await screen.findByRole('dialog', { name: 'Garden Salad' })).toBeInTheDocument();
});

it('opens the details of a result without the menu too', async () => {
  await storeSession(DEMO_ACCOUNTS.customer);
  server.use(fail(getMenu, 403, 'The menu is closed'));
  renderApp('/user/search?q=pizza&food=margherita-pizza');
  expect(await screen.findByRole('dialog', { name: 'Margherita Pizza' })).toBeInTheDocument();
});

it('shows an error, and retries with the typed text', async () => {
  enableScenario('search-fails');
  const { user } = renderApp('/user/search?q=pizza');
  expect(await screen.findByText('Something went wrong in the shop')).toBeInTheDocument();
  expect(screen.queryByText('No Results Found')).not.toBeInTheDocument();
  expect(await field()).toHaveValue('pizza');
  clearScenarios();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await names()).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('requests a refused search once, and again on retry', async () => {
  server.use(fail(contract.searchMenu, 403, 'The search is closed'));
  const asked = jest.fn();
  server.events.on('request:start', ({ request }) => { if (request.url.includes('/menu/search')) asked(); });
  const { user } = renderApp('/user/search');
  await user.type(await field(), 'pizza{Enter}');
  expect(await screen.findByText('The search is closed')).toBeInTheDocument();
  expect(currentAddress()).toBe('/user/search?q=pizza');
  await new Promise((resolve) => { setTimeout(resolve, 150); });
  expect(asked).toHaveBeenCalledTimes(1);

  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await names()).toHaveLength(2);
  expect(asked).toHaveBeenCalledTimes(2);
  server.events.removeAllListeners();
});

it('opens a dish with the data of the search, also if the menu is cached', async () => {
  await storeSession(DEMO_ACCOUNTS.customer);
  const { user } = renderApp('/user');
  await screen.findByRole('heading', { name: 'Margherita Pizza' });
  const { db } = await openShop();
  await db.foods.where('id').equals('citrus-cooler').modify({ price: 5.49 });
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  await user.type(await field(), 'cooler{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Citrus Cooler' }));
  expect(await within(await screen.findByRole('dialog')).findByText('$5.49')).toBeVisible();
});
