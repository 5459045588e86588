import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installServer } from '../../../mocks/node';
import { clearScenarios, enableScenario } from '../../../mocks/scenarios/catalogue';
import { answered } from '../../../mocks/testing/answered';
import { ADMIN, CUSTOMER, ask, tokenOf } from '../../../mocks/testing/client';
import { lateAnswer } from '../../../mocks/testing/lateAnswer';
import { contract } from '../../domain/contract';
import { fillField } from '../../testing/fillField';
import { holdAnswer } from '../../testing/holdAnswer';
import { currentAddress, renderApp, storeSession } from '../../testing/renderApp';

installServer();

const field = () => screen.findByRole('searchbox', { name: 'Search food' });
/** Changes the whole text at once, as a user who types faster than the shop responds. */
function searchFor(input: HTMLElement, text: string) {
  fireEvent.change(input, { target: { value: text } });
  fireEvent.submit(input);
}
const names = async () => (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

it('shows a hint, searches on Enter and not while typing, says that it is searching and how many are found, and suggests categories', async () => {
  const { user } = renderApp('/user/search');
  expect(await screen.findByText('What are you hungry for?')).toBeInTheDocument();
  // A live region that existed before.
  const found = within(screen.getByRole('main')).getByRole('status');
  expect(found).toBeEmptyDOMElement();
  await user.type(await field(), 'pizza');
  expect(currentAddress()).toBe('/user/search');
  await user.keyboard('{Enter}');
  expect(await names()).toEqual(['Margherita Pizza', 'Smoky Pepperoni Pizza']);
  expect(currentAddress()).toBe('/user/search?q=pizza');
  await waitFor(() => { expect(found).toHaveTextContent('2 results for “pizza”'); });

  const late = lateAnswer(contract.searchMenu);
  await fillField(user, await field(), 'quinoa');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Searching the menu')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  late.arrive();
  expect(await screen.findByText('No Results Found')).toBeInTheDocument();
  await waitFor(() => { expect(found).toHaveTextContent('0 results for “quinoa”'); });
  within(await screen.findByRole('list', { name: 'Suggested searches' })).getByRole('link', { name: 'Desserts' }).focus();
  await user.keyboard('{Enter}');
  expect(await names()).toEqual(['Strawberry Shortcake']);
  expect(await field()).toHaveValue('Desserts');
  // The suggestion has disappeared with its list.
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.clear(await field());
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('What are you hungry for?')).toBeInTheDocument();
});

it('suggests only categories that have a dish', async () => {
  await ask(contract.addCategory, { token: await tokenOf(ADMIN), body: { name: 'Soups' } });
  renderApp('/user/search');
  expect(await screen.findByRole('link', { name: 'Pizza' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Soups' })).not.toBeInTheDocument();
});

it('opens what it has found where the menu cannot be loaded', async () => {
  enableScenario('menu-fails');
  await storeSession(CUSTOMER);
  const { user } = renderApp('/user/search?q=cooler');
  await user.click(await screen.findByRole('button', { name: 'Citrus Cooler' }));
  expect(await screen.findByRole('dialog', { name: 'Citrus Cooler' }, { timeout: 5000 })).toBeVisible();
});

it('says that the only result is gone while its details are open', async () => {
  await storeSession(CUSTOMER);
  const { user } = renderApp('/user/search?q=cooler');
  await user.click(await screen.findByRole('button', { name: 'Citrus Cooler' }));
  await screen.findByRole('dialog', { name: 'Citrus Cooler' });
  await ask(contract.removeFood, { token: await tokenOf(ADMIN), params: { id: 'citrus-cooler' } });
  expect(await screen.findByText('This item is no longer on the menu')).toBeVisible();
  await waitFor(() => { expect(currentAddress()).toBe('/user/search?q=cooler'); });
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

it('opens a dish named in the URL, whether or not it is a result', async () => {
  await storeSession(CUSTOMER);
  const arrive = await holdAnswer(contract.getMenu, () => renderApp('/user/search?q=pizza&food=garden-salad'));
  await names();
  // A dish is missing only if it is not on the loaded menu.
  expect(screen.queryByText('This item is no longer on the menu')).not.toBeInTheDocument();
  await arrive();
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
  await waitFor(() => { expect(screen.getByRole('heading', { level: 1 })).toHaveFocus(); });
});
