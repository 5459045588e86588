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
