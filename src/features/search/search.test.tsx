import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installServer } from '../../../mocks/node';
import { clearScenarios, enableScenario } from '../../../mocks/scenarios/catalogue';
import { answered } from '../../../mocks/testing/answered';
import { lateAnswer } from '../../../mocks/testing/lateAnswer';
import { getMenu } from '../../domain/calls/menuCalls';
import { contract } from '../../domain/contract';
import { DEMO_ACCOUNTS } from '../../domain/user/demoAccounts';
import { fillField } from '../../testing/fillField';
import { currentAddress, renderApp, storeSession } from '../../testing/renderApp';

installServer();

const field = () => screen.findByRole('searchbox', { name: 'Search food' });
/** Changes the whole text at once, as a user who types faster than the shop responds. */
function searchFor(input: HTMLElement, text: string) {
  fireEvent.change(input, { target: { value: text } });
  fireEvent.submit(input);
}
const names = async () => (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

it('shows a hint before a search, and searches on Enter, not while typing', async () => {
  const { user } = renderApp('/user/search');
  expect(await screen.findByText('What are you hungry for?')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  await user.type(await field(), 'pizza');
  expect(currentAddress()).toBe('/user/search');
  await user.keyboard('{Enter}');
  expect(await names()).toEqual(['Margherita Pizza', 'Smoky Pepperoni Pizza']);
  expect(currentAddress()).toBe('/user/search?q=pizza');
  expect(screen.getByText('2 results for “pizza”')).toBeInTheDocument();
});

it('shows that it is searching until the response arrives', async () => {
  const { user } = renderApp('/user/search?q=cooler');
  expect(await names()).toEqual(['Citrus Cooler']);
  const late = lateAnswer(contract.searchMenu);
  await fillField(user, await field(), 'pizza');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Searching the menu')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  late.arrive();
  expect(await names()).toEqual(['Margherita Pizza', 'Smoky Pepperoni Pizza']);
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

it('shows the same search after a reload, and the hint for an empty text', async () => {
  const { user } = renderApp('/user/search?q=cooler');
  expect(await names()).toEqual(['Citrus Cooler']);
  expect(await field()).toHaveValue('cooler');
  await user.clear(await field());
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('What are you hungry for?')).toBeInTheDocument();
  expect(currentAddress()).toBe('/user/search');
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
  await fillField(user, input, 'nothing like it');
  await user.keyboard('{Enter}');
  await waitFor(() => { expect(known).toHaveTextContent('0 results for “nothing like it”'); });
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
