/** Every form marks its required fields for assistive technology before it is submitted. */
import { fireEvent, screen } from '@testing-library/react';
import { installServer } from '../../mocks/node';
import { DEMO_ACCOUNTS, type DemoAccount } from '../domain/user/demoAccounts';
import { renderApp, storeSession } from '../testing/renderApp';
import { lineOf, storeCart } from '../testing/storeCart';

installServer();

const { customer, admin } = DEMO_ACCOUNTS;

interface Screen {
  address: string;
  account: DemoAccount | null;
  /** Label of the control that opens the form, if it is not open. */
  first?: string;
  submit: string;
  required: string[];
}

test.each<Screen>([
  { address: '/user/auth?mode=register', account: null, submit: 'Create Account', required: ['Name', 'Email', 'Password'] },
  { address: '/user/profile', account: customer, first: 'Edit Profile', submit: 'Save', required: ['Name', 'Email', 'Phone'] },
  { address: '/user/cart', account: customer, submit: 'Complete Order', required: ['Delivery address', 'Contact phone'] },
  { address: '/dashboard/add-food', account: admin, submit: 'Add Food', required: ['Name', 'Price', 'Stock', 'Category', 'Image', 'Description'] },
])('$address: $submit', async ({ address, account, first, submit, required }) => {
  if (account) await storeSession(account);
  storeCart([lineOf('garden-salad')], customer.email);
  renderApp(address);
  if (first !== undefined) fireEvent.click(await screen.findByRole('button', { name: first }));
  const { form } = await screen.findByRole<HTMLButtonElement>('button', { name: submit });
  const fields = [...form!.querySelectorAll<HTMLInputElement>('[aria-required="true"]')];
  expect(fields.map(({ labels }) => labels?.[0]?.textContent)).toEqual(required);
});
