/** The messages of the error catalogue, and which of them have been shown in this visit. */
import * as v from 'valibot';
import { storeItem } from '../../../src/shared/utils/safeStorage';
import { changed } from '../../instrumentation/changeListeners';
import { readJson } from '../../../src/shared/utils/readJson';

/** A message of the error catalogue (docs/behaviour.md, section 8), and how to produce it. */
export interface Sentence {
  /** The message; `{…}` is a placeholder. */
  readonly text: string;
  readonly kind: 'Error or notice' | 'Success' | 'Nothing to show';
  /** The scenario to switch on first, if any. */
  readonly scenario?: string | undefined;
  readonly steps: string;
}

const of = (kind: Sentence['kind']) => (text: string, steps: string, scenario?: string): Sentence => ({ text, kind, steps, scenario });
const error = of('Error or notice');
const success = of('Success');
const nothing = of('Nothing to show');

export const sentences: readonly Sentence[] = [
  error('Please fill all fields', 'Signed out, on the sign-in screen, press Sign In with both fields empty.'),
  error('Please login to place an order', 'Signed out, on the menu, open a dish.'),
  error('Please login to add items to cart', 'Signed out, on the menu, add a dish to the cart.'),
  error('There was an error adding this item to your cart', 'Signed in, on the menu, add a dish to the cart.', 'dish-without-price'),
  error('There was an error loading your cart', 'Reload the page.', 'cart-unreadable'),
  error('There was an error saving your cart', 'Signed in, on the menu, add a dish to the cart.', 'cart-not-saved'),
  error('Please login to checkout', 'With a dish in the cart from before, press Complete Order.', 'session-expired'),
  error('Your cart is empty', 'Open the cart with nothing in it.'),
  error('Please provide a delivery address', 'With a dish in the cart, empty the delivery address and press Complete Order.'),
  error('Please provide a contact phone number', 'With a dish in the cart, empty the contact phone and press Complete Order.'),
  error('There was an error placing your order', 'With a dish in the cart, press Complete Order.', 'checkout-fails'),
  error('Please enter a valid email address', 'On the profile, press Edit Profile, type an e-mail without @ and save.'),
  error('Please enter a valid phone number', 'On the profile, press Edit Profile, type a phone of fewer than 6 characters and save.'),
  error('Please fill all required fields', 'As an administrator, on Add Food, press Add Food with an empty form.'),
  error('Please enter a valid price', 'As an administrator, on Add Food, fill everything, with the price -1, and press Add Food.'),
  error('Please enter a valid stock value', 'As an administrator, on Add Food, fill everything, with the stock -1, and press Add Food.'),
  error('Access Denied', 'Signed in as a customer, open /dashboard.'),
  error('Authentication Required', 'Signed out, open /dashboard.'),
  error('Category name cannot be empty', 'As an administrator, on Categories, press Add Category with an empty name.'),
  error('Category already exists', 'As an administrator, on Categories, add Pizza.'),
  error(
    'Cannot delete category "{name}" as it has {n} products assigned to it',
    'As an administrator, on Categories, look at the Delete button of Pizza. With category-in-use switched on, add one and delete it.',
  ),
  error('Please provide at least an image URL and a title', 'As an administrator, on Banners, press Add Banner with an empty form.'),
  error('Oops! Page not found', 'Open an address that does not exist, such as /nowhere.'),
  error('{use} must be used within the food provider', 'A mistake in the code: call useSession in a component outside the provider.'),

  success('Item removed from cart', 'With a dish in the cart, press its Remove.'),
  success('Cart has been cleared', 'With a dish in the cart, press Clear Cart and confirm.'),
  success('Order placed successfully!', 'With a dish in the cart, press Complete Order.'),
  success('{food} added to your cart', 'Signed in, on the menu, add a dish that is not in the cart.'),
  success('Added another {food} to your cart', 'Signed in, on the menu, add a dish that is in the cart.'),
  success('Food item added successfully!', 'As an administrator, on Add Food, fill everything and press Add Food.'),
  success('Profile updated successfully!', 'On the profile, press Edit Profile, change the name and save.'),
  success('Logged out successfully', 'On the profile, press Sign Out.'),
  success('Added to favorites', 'On the menu, press the heart of a dish.'),
  success('Removed from favorites', 'On the menu, press the heart of a dish twice.'),

  nothing('No items found matching your filter.', 'On the menu, choose Non-Veg.', 'only-veg'),
  nothing('No Results Found', 'On Menu, search for something that is not sold.'),
  nothing('No Orders Yet', 'Signed in, open the orders.', 'no-orders'),
  nothing('No users found matching your search.', 'As an administrator, on Users, search for nobody.'),
  nothing('No items found matching your search.', 'As an administrator, on Stock, search for something that is not sold.'),
];

/** A pattern that matches the message with its placeholders filled in. */
export function patternOf({ text }: Sentence): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

const plain = new Set(sentences.filter(({ text }) => !text.includes('{')).map(({ text }) => text));
const patterns = sentences.filter(({ text }) => text.includes('{')).map((sentence) => ({ text: sentence.text, pattern: patternOf(sentence) }));
/** Session storage key of the messages seen in this visit. */
const SEEN_KEY = 'qa-seen';
/** The longest message in characters, with its placeholders filled in. */
const LONGEST = 200;

let seen: ReadonlySet<string> = new Set<string>();

/** The messages seen in this visit. */
export function seenSentences(): ReadonlySet<string> {
  return seen;
}

function note(shown: string) {
  const text = shown.trim();
  if (text.length > LONGEST) return;
  const found = plain.has(text) ? text : patterns.find(({ pattern }) => pattern.test(text))?.text;
  if (found === undefined || seen.has(found)) return;
  seen = new Set([...seen, found]);
  storeItem('sessionStorage', SEEN_KEY, JSON.stringify([...seen]));
  changed();
}

function read(node: Node) {
  const element = node instanceof Element ? node : node.parentElement;
  // The workbench lists every message; that does not count as seen.
  if (element?.closest('[data-qa]') !== null) return;
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  if (node.nodeType === Node.TEXT_NODE) note(node.textContent ?? '');
  while (texts.nextNode()) note(texts.currentNode.textContent ?? '');
}

/** Reads the texts of the page and everything added to it. @returns stops it */
export function watchSentences(): () => void {
  seen = new Set(readJson('sessionStorage', SEEN_KEY, v.array(v.string())));
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') read(target);
      else addedNodes.forEach(read);
    }
  });
  const onError = ({ message }: ErrorEvent) => { note(message.replace(/^Uncaught \w*Error: /, '')); };
  read(document.body);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  window.addEventListener('error', onError);
  return () => {
    observer.disconnect();
    window.removeEventListener('error', onError);
  };
}
