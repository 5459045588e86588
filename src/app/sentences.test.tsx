/**
 * The messages of the catalogue appear after the steps and the scenario that the QA panel lists for them: all of them in the
 * nightly run, one of each kind in the others.
 */
import { render, screen, waitFor, within } from '@testing-library/react';
import { installServer } from '../../mocks/node';
import { patternOf, seenSentences, sentences, watchSentences } from '../../mocks/qa/sentences/sentences';
import { catalogue, enableScenario } from '../../mocks/scenarios/catalogue';
import { DEMO_ACCOUNTS } from '../domain/user/demoAccounts';
import { useSession } from '../shared/session/SessionProvider';
import { chooseOption } from '../testing/chooseOption';
import { fillField } from '../testing/fillField';
import { renderApp, storeSession } from '../testing/renderApp';
import { lineOf, storeCart } from '../testing/storeCart';

installServer();
let stopWatching: () => void;
beforeEach(() => {
  sessionStorage.clear();
  stopWatching = watchSentences();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  stopWatching();
});

const { admin, customer } = DEMO_ACCOUNTS;
type User = ReturnType<typeof renderApp>['user'];

const press = async (user: User, name: string | RegExp) => user.click((await screen.findAllByRole('button', { name }))[0]!);

async function fill(user: User, label: string, text: string) {
  await fillField(user, await screen.findByLabelText(label), text);
}

const asVisitor = (address: string) => Promise.resolve(renderApp(address).user);

async function asCustomer(address: string) {
  await storeSession(customer);
  return renderApp(address).user;
}

async function asAdministrator(address: string) {
  await storeSession(admin);
  return renderApp(address).user;
}

async function atCheckout() {
  storeCart([lineOf('garden-salad')], customer.email);
  const user = await asCustomer('/user/cart');
  await screen.findByRole('button', { name: 'Complete Order' });
  return user;
}

async function completeOrderWithout(label: string) {
  const user = await atCheckout();
  await fill(user, label, '');
  await press(user, 'Complete Order');
}

async function addPizza(times = 1) {
  const user = await asCustomer('/user');
  for (let n = 0; n < times; n += 1) await press(user, 'Add to cart: Margherita Pizza');
}

async function saveProfileWith(label: string, text: string) {
  const user = await asCustomer('/user/profile');
  await press(user, 'Edit Profile');
  await fill(user, label, text);
  await press(user, 'Save');
}

async function addFood(price: string, stock: string) {
  const user = await asAdministrator('/dashboard/add-food');
  await fill(user, 'Name', 'Miso Soup');
  await fill(user, 'Price', price);
  await fill(user, 'Stock', stock);
  await chooseOption(user, 'Category', 'Salad');
  await fill(user, 'Image', 'pictures/soup.webp');
  await fill(user, 'Description', 'Tofu, wakame and spring onions');
  await press(user, 'Add Food');
}

async function addCategory(name: string) {
  const user = await asAdministrator('/dashboard/categories');
  await fill(user, 'Category name', name);
  await press(user, 'Add Category');
}

async function favourite(times: number) {
  const user = await asVisitor('/user');
  for (let n = 0; n < times; n += 1) await press(user, 'Favorite Margherita Pizza');
}

/** The catalogue's steps in code, by message. */
const steps: Record<string, () => Promise<unknown>> = {
  'Please fill all fields': async () => press(await asVisitor('/user/auth'), 'Sign In'),
  'Please login to place an order': async () => press(await asVisitor('/user'), /^Margherita Pizza/),
  'Please login to add items to cart': async () => {
    const user = await asVisitor('/user');
    await user.click(await screen.findByRole('link', { name: 'Add to cart: Margherita Pizza' }));
  },
  'There was an error adding this item to your cart': () => addPizza(),
  'There was an error loading your cart': () => asCustomer('/user/cart'),
  'There was an error saving your cart': () => {
    // redux-persist logs the error as well.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    return addPizza();
  },
  'Please login to checkout': async () => press(await atCheckout(), 'Complete Order'),
  'Your cart is empty': () => asCustomer('/user/cart'),
  'Please provide a delivery address': () => completeOrderWithout('Delivery address'),
  'Please provide a contact phone number': () => completeOrderWithout('Contact phone'),
  'There was an error placing your order': async () => press(await atCheckout(), 'Complete Order'),
  'Please enter a valid email address': () => saveProfileWith('Email', 'maya'),
  'Please enter a valid phone number': () => saveProfileWith('Phone', '12345'),
  'Please fill all required fields': async () => press(await asAdministrator('/dashboard/add-food'), 'Add Food'),
  'Please enter a valid price': () => addFood('-1', '5'),
  'Please enter a valid stock value': () => addFood('5', '-1'),
  'Access Denied': () => asCustomer('/dashboard'),
  'Authentication Required': () => asVisitor('/dashboard'),
  'Category name cannot be empty': () => addCategory(''),
  'Category already exists': () => addCategory('Pizza'),
  'Cannot delete category "{name}" as it has {n} products assigned to it': () => asAdministrator('/dashboard/categories'),
  'Please provide at least an image URL and a title': async () => press(await asAdministrator('/dashboard/banners'), 'Add Banner'),
  'Oops! Page not found': () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    return asVisitor('/nowhere');
  },
  '{use} must be used within the food provider': async () => {
    const Lost = () => useSession().status;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    // A browser fires an error event for an uncaught error; jsdom does not here.
    const { message } = await Promise.resolve().then(() => render(<Lost />)).then(() => new Error('No error'), (error: unknown) => error as Error);
    window.dispatchEvent(new ErrorEvent('error', { message: `Uncaught Error: ${message}` }));
  },
  'Item removed from cart': async () => press(await atCheckout(), 'Remove Garden Salad'),
  'Cart has been cleared': async () => {
    const user = await atCheckout();
    await press(user, 'Clear Cart');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes, clear it' }));
  },
  'Order placed successfully!': async () => press(await atCheckout(), 'Complete Order'),
  '{food} added to your cart': () => addPizza(),
  'Added another {food} to your cart': () => addPizza(2),
  'Food item added successfully!': () => addFood('5.25', '12'),
  'Profile updated successfully!': () => saveProfileWith('Name', 'Maya Rao'),
  'Logged out successfully': async () => press(await asCustomer('/user/profile'), 'Sign Out'),
  'Added to favorites': () => favourite(1),
  'Removed from favorites': () => favourite(2),
  'No items found matching your filter.': async () => {
    const user = await asVisitor('/user');
    await user.click(await screen.findByRole('radio', { name: 'Non-Veg' }));
  },
  'No Results Found': async () => {
    const user = await asVisitor('/user/search');
    await user.type(await screen.findByRole('searchbox'), 'quinoa{Enter}');
  },
  'No Orders Yet': () => asCustomer('/user/orders'),
  'No users found matching your search.': async () => {
    const user = await asAdministrator('/dashboard/users');
    await user.type(await screen.findByRole('searchbox', { name: 'Search users' }), 'nobody at all{Enter}');
  },
  'No items found matching your search.': async () => {
    const user = await asAdministrator('/dashboard/stock');
    await user.type(await screen.findByPlaceholderText('Search items...'), 'nothing like it{Enter}');
  },
};

test('there are steps for exactly the messages of the catalogue', () => {
  expect(Object.keys(steps).sort()).toEqual(sentences.map(({ text }) => text).sort());
  const names = catalogue.map(({ name }) => name);
  for (const { scenario } of sentences) if (scenario !== undefined) expect(names).toContain(scenario);
});

/** On an empty form, after a scenario, with a name in it, in a list, and thrown. */
const OF_EACH_KIND = ['Please fill all fields', 'There was an error placing your order', '{food} added to your cart', 'No Results Found', '{use} must be used within the food provider'];
const tried = process.env.NIGHTLY === '1' ? sentences : sentences.filter(({ text }) => OF_EACH_KIND.includes(text));

test.each(tried.map((sentence) => [sentence.text, sentence] as const))('%s', async (text, sentence) => {
  if (sentence.scenario !== undefined) enableScenario(sentence.scenario);
  await steps[text]!();
  // The message is visible, so the panel can count it too.
  if (text !== '{use} must be used within the food provider') {
    expect((await screen.findAllByText(patternOf(sentence))).length).toBeGreaterThan(0);
  }
  await waitFor(() => { expect([...seenSentences()]).toContain(text); });
});
