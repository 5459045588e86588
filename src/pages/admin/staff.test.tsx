/** Users and staff: listed, exported, added and changed by an administrator, and what each role sees (docs/behaviour.md, section 6). */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDatabase } from '../../../mocks/indexeddb/connection/openDatabase';
import { installServer, server } from '../../../mocks/node';
import { enableScenario } from '../../../mocks/scenarios/catalogue';
import { ADMIN, CUSTOMER, ask, tokenOf } from '../../../mocks/testing/client';
import { contract } from '../../domain/contract';
import type { Role } from '../../domain/user/roles';
import { chooseOption } from '../../testing/chooseOption';
import { fillField } from '../../testing/fillField';
import { holdAnswer } from '../../testing/holdAnswer';
import { currentAddress, renderAs, renderSection } from '../../testing/renderApp';
import { signInElsewhere } from '../../testing/signInElsewhere';
import { stubDownloads } from '../../testing/stubDownloads';
// Imported here, so that loading the code does not count towards the first test's timeout.
import './shell/AdminApp';
import './AdminOrdersPage';
import './CategoriesPage';
import './StockPage';
import './UsersPage';

installServer();
const downloads = stubDownloads();

const ANA = { name: 'Ana Silva', email: 'ana.silva@example.com', password: 'a long secret' };

async function setRole(email: string, role: Role) {
  const token = await tokenOf(ADMIN);
  const [user] = (await ask(contract.getUsers, { token, query: { search: email } })).items;
  await ask(contract.changeRole, { token, params: { id: user!.id }, body: { role } });
}

/** Opens the app as a new account of a role. */
async function openAs(role: 'kitchen' | 'manager', path: string) {
  await ask(contract.addStaff, { token: await tokenOf(ADMIN), body: { ...ANA, role } });
  const asked: string[] = [];
  server.events.on('response:mocked', ({ request, response }) => { asked.push(`${response.status} ${request.method} ${new URL(request.url).pathname}`); });
  return { ...(await renderAs(ANA, path)), asked };
}

/** The links of the side menu, without the numbers of their badges. */
const sections = async () =>
  within(await screen.findByRole('navigation', { name: 'Admin panel' })).getAllByRole('link').map(({ textContent }) => /^\D+/.exec(textContent)?.[0]);

/** Waits until the row of an account shows a role. */
const inRow = (name: string, role: string) => waitFor(() => { expect(screen.getByText(name).closest('tr')).toHaveTextContent(new RegExp(`${role}$`)); });

const names = () => within(screen.getByRole('table', { name: 'Users' })).getAllByRole('row').slice(1).map((row) => row.textContent);
const found = (...expected: string[]) =>
  waitFor(() => { expect(names()).toEqual(expected.map((name) => expect.stringContaining(name) as string)); });

it('lists the users with initials where a photo is missing, filtered by role and sorted by the address, and exports them without formulas', async () => {
  const { db } = await openDatabase();
  await db.users.where('email').equals(ADMIN.email).modify({ photoUrl: 'gone.webp' });
  await db.users.where('email').equals(CUSTOMER.email).modify({ phone: '+49 30 1234', address: '27 Orchard Street;=1+1' });
  const { user } = await renderSection('/dashboard/users');
  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await screen.findByRole('table', { name: 'Users' });
  await found('Alex Morgan', 'DODaniel Okafor', 'MPMaya Patel');
  fireEvent.error(within(screen.getByRole('row', { name: /Alex Morgan/ })).getByRole('presentation'));
  await found('AMAlex Morgan', 'DODaniel Okafor', 'MPMaya Patel');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['User', 'Email', 'Phone', 'Address', 'Role']);
  expect(screen.getByRole('row', { name: /Maya Patel/ })).toHaveTextContent('Maya Patelmaya.patel@fooddelivery.example+49 30 123427 Orchard Street;=1+1Customer');
  expect(screen.getByRole('row', { name: /Alex Morgan/ })).toHaveTextContent(/Administrator$/);
  await chooseOption(user, 'Role', 'Customers');
  await found('Daniel Okafor', 'Maya Patel');
  await user.click(screen.getByRole('button', { name: 'User' }));
  await found('Maya Patel', 'Daniel Okafor');
  expect(currentAddress()).toBe('/dashboard/users?role=customer&order=desc');

  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Exported 2 rows')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveFocus();
  const { text } = await downloads.last();
  expect(text).toBe(
    '\uFEFF"User","Email","Phone","Address","Role","Orders"\r\n' +
      `"Maya Patel","maya.patel@fooddelivery.example","+49 30 1234","27 Orchard Street;'=1+1","Customer","4"\r\n` +
      '"Daniel Okafor","daniel.okafor@fooddelivery.example","555 010 0187","8 Harbour View, Old Town","Customer","3"\r\n',
  );
});

it('adds staff, changes a role after a conflict, and undoes it', async () => {
  const { user } = await renderSection('/dashboard/users');
  await user.click(await screen.findByRole('button', { name: 'Add staff' }));
  const form = await screen.findByRole('form', { name: 'Add staff' });
  expect(within(form).getByLabelText('Name')).toHaveFocus();
  await fillField(user, within(form).getByLabelText('Name'), ANA.name);
  await fillField(user, within(form).getByLabelText('Email'), CUSTOMER.email);
  await fillField(user, within(form).getByLabelText('Initial password'), ANA.password);
  await user.click(within(form).getByRole('radio', { name: /^Manager/ }));
  await user.click(within(form).getByRole('button', { name: 'Add staff' }));
  expect(await within(form).findByText('An account with this e-mail already exists')).toBeVisible();
  await fillField(user, within(form).getByLabelText('Email'), ANA.email);
  await user.click(within(form).getByRole('button', { name: 'Add staff' }));
  expect(await screen.findByText('Ana Silva added as Manager')).toBeVisible();
  await inRow('Ana Silva', 'Manager');

  await user.click(screen.getByRole('button', { name: 'Change the role of Maya Patel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Role of Maya Patel' });
  expect(within(dialog).getByRole('radio', { checked: true })).toHaveFocus();
  await setRole(CUSTOMER.email, 'manager');
  await user.click(within(dialog).getByRole('radio', { name: /^Kitchen/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save role' }));
  expect(await within(dialog).findByText('Somebody else has just changed this: the role is Manager now')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Save role' }));
  const toast = (await screen.findByText('Role of Maya Patel set to Kitchen')).closest<HTMLElement>('[role=presentation]')!;
  await inRow('Maya Patel', 'Kitchen');
  await user.click(within(toast).getByRole('button', { name: 'Undo' }));
  await inRow('Maya Patel', 'Manager');
});

it('shows the kitchen its part only, asks for nothing else, and lets it sell a dish out', async () => {
  const { db } = await openDatabase();
  await db.foods.where('id').notEqual('garden-salad').delete();
  const { user, asked } = await openAs('kitchen', '/dashboard');
  await waitFor(() => { expect(currentAddress()).toBe('/dashboard/orders'); });
  expect(await sections()).toEqual(['Orders', 'Kitchen', 'Stock', 'Back to Store']);
  expect(screen.queryByRole('button', { name: 'Demo data' })).not.toBeInTheDocument();
  await screen.findByLabelText('Complete order 3d1e84b7');
  expect(await screen.findByRole('link', { name: 'Orders 2 pending' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Stock' }));
  await user.click(await screen.findByLabelText('Sold out: Garden Salad'));
  expect(await screen.findByText('Stock updated for Garden Salad')).toBeVisible();
  await waitFor(() => { expect(screen.getByLabelText('Sold out: Garden Salad')).toBeDisabled(); });
  expect(screen.queryByLabelText('Current stock of Garden Salad')).not.toBeInTheDocument();
  expect(asked.filter((each) => each.startsWith('403'))).toEqual([]);
  expect(asked).not.toContain('200 GET /api/overview');
});

it('tells a manager who becomes a customer at once, and keeps what was typed on the screen', async () => {
  const { user } = await openAs('manager', '/dashboard/categories');
  const name = await screen.findByLabelText('Category name');
  await fillField(user, name, 'Soups');
  await setRole(ANA.email, 'customer');
  expect(await screen.findByText('Your role was changed to Customer')).toBeVisible();
  expect(await sections()).toEqual(['Back to Store']);
  expect(name).toHaveValue('Soups');
  await user.click(screen.getByRole('button', { name: 'Add Category' }));
  expect(await screen.findAllByText("You don't have permission to access the admin panel")).not.toHaveLength(0);
  expect(name).toHaveValue('Soups');
});

it('learns of a lost role from a refused change, if nothing else has told', async () => {
  const { user } = await renderAs(ADMIN, '/dashboard/stock?search=Garden');
  const restock = await screen.findByRole('button', { name: 'Restock +10 Garden Salad' });
  enableScenario('role-lost');
  await user.click(restock);
  await user.click(screen.getByRole('link', { name: 'Users' }));
  expect(await screen.findByText('Your role was changed to Kitchen')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Orders' })).toHaveAttribute('href', '/dashboard/orders');
  expect(await sections()).toEqual(['Orders', 'Kitchen', 'Stock', 'Back to Store']);
});

it.each([
  ['kitchen', 'manager', '/dashboard/stock?search=garden', 'Sold out: Garden Salad', 'Current stock of Garden Salad'],
  ['manager', 'kitchen', '/dashboard/stock?search=garden', 'Current stock of Garden Salad', 'Sold out: Garden Salad'],
] as const)('a %s who becomes a %s has the controls of the new role in the rows of the list', async (role, next, path, before, after) => {
  await openAs(role, path);
  await screen.findByLabelText(before);
  await setRole(ANA.email, next);
  expect(await screen.findByLabelText(after)).toBeVisible();
  expect(screen.queryByLabelText(before)).not.toBeInTheDocument();
});

it('a late answer closes neither the role dialog of another user, nor the form of new staff in which more was typed', async () => {
  const { user } = await renderSection('/dashboard/users');
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Change the role of ${name}` }));
    return within(await screen.findByRole('dialog', { name: `Role of ${name}` }));
  };
  const maya = await open('Maya Patel');
  await user.click(maya.getByRole('radio', { name: /^Kitchen/ }));
  const arrive = await holdAnswer(contract.changeRole, () => user.click(maya.getByRole('button', { name: 'Save role' })));
  await user.click(maya.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
  const daniel = await open('Daniel Okafor');
  await arrive();
  await user.click(daniel.getByRole('radio', { name: /^Manager/ }));
  await user.click(daniel.getByRole('button', { name: 'Save role' }));
  await inRow('Daniel Okafor', 'Manager');
  await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });

  await user.click(screen.getByRole('button', { name: 'Add staff' }));
  const form = within(await screen.findByRole('form', { name: 'Add staff' }));
  for (const [label, text] of [['Name', 'Ana Silva'], ['Email', 'ana@example.com'], ['Initial password', 'a long secret']] as const) await fillField(user, form.getByLabelText(label), text);
  const add = () => user.click(form.getByRole('button', { name: 'Add staff' }));
  const arriveLater = await holdAnswer(contract.addStaff, add);
  await fillField(user, form.getByLabelText('Name'), 'Ben Silva');
  await fillField(user, form.getByLabelText('Email'), 'ben@example.com');
  await arriveLater();
  await add();
  await inRow('Ben Silva', 'Kitchen');
});

it('asks before Back within the list closes the form of new staff', async () => {
  const { user } = await renderSection('/dashboard/users');
  await screen.findByRole('table', { name: 'Users' });
  await chooseOption(user, 'Role', 'Customers');
  await waitFor(() => { expect(currentAddress()).toBe('/dashboard/users?role=customer'); });
  await user.click(screen.getByRole('button', { name: 'Add staff' }));
  await fillField(user, within(await screen.findByRole('form', { name: 'Add staff' })).getByLabelText('Name'), 'Ana Silva');
  act(() => { window.history.back(); });
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(screen.getByDisplayValue('Ana Silva')).toBeVisible();
});

it('tells the next account nothing of a change that is answered late', async () => {
  const { user } = await renderAs(ADMIN, '/dashboard/orders');
  const complete = await screen.findByLabelText('Complete order 3d1e84b7');
  const arrive = await holdAnswer(contract.setOrderStatus, () => user.click(complete));
  await signInElsewhere(CUSTOMER);
  await waitFor(() => { expect(currentAddress()).not.toContain('/dashboard'); });
  await arrive();
  expect(screen.queryByText(/^Order marked as completed/)).not.toBeInTheDocument();
});
