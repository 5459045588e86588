import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installServer } from '../../../mocks/node';
import { openDatabase } from '../../../mocks/indexeddb/connection/openDatabase';
import { DEMO_ACCOUNTS } from '../../domain/user/demoAccounts';
import { chooseOption } from '../../testing/chooseOption';
import { currentAddress, renderSection } from '../../testing/renderApp';
import { stubDownloads } from '../../testing/stubDownloads';
// Imported here, so that loading the code does not count towards the first test's timeout.
import './UsersPage';

installServer();
const downloads = stubDownloads();

async function openUsers(path = '/dashboard/users') {
  const app = await renderSection(path);
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  return app;
}

const names = () => within(screen.getByRole('table', { name: 'Users' })).getAllByRole('row').slice(1).map((row) => row.textContent);
const found = (...expected: string[]) =>
  waitFor(() => { expect(names()).toEqual(expected.map((name) => expect.stringContaining(name) as string)); });

it('lists the users with initials where a photo is missing, filtered by role and sorted, with the state in the address', async () => {
  const { db } = await openDatabase();
  await db.users.where('email').equals(DEMO_ACCOUNTS.admin.email).modify({ photoUrl: 'gone.webp' });
  const { user } = await openUsers();
  await found('Alex Morgan', 'DODaniel Okafor', 'MPMaya Patel');
  fireEvent.error(within(screen.getByRole('row', { name: /Alex Morgan/ })).getByRole('presentation'));
  await found('AMAlex Morgan', 'DODaniel Okafor', 'MPMaya Patel');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['User', 'Email', 'Phone', 'Address', 'Role']);
  expect(screen.getByRole('row', { name: /Maya Patel/ })).toHaveTextContent(
    'Maya Patelmaya.patel@fooddelivery.example555 010 014227 Orchard Street, Apartment 4B, RiversideCustomer',
  );
  expect(screen.getByRole('row', { name: /Alex Morgan/ })).toHaveTextContent(/Administrator$/);
  await chooseOption(user, 'Role', 'Customers');
  await found('Daniel Okafor', 'Maya Patel');
  await user.click(screen.getByRole('button', { name: 'User' }));
  await found('Maya Patel', 'Daniel Okafor');
  expect(currentAddress()).toBe('/dashboard/users?role=customer&order=desc');
});

it('exports all users that match search and filter, without formulas', async () => {
  const { db } = await openDatabase();
  await db.users.toCollection().modify((user) => { if (user.name === 'Maya Patel') Object.assign(user, { name: '=1+1', phone: '+49 30 1234', address: '27 Orchard Street;=1+1' }); });
  const { user } = await openUsers('/dashboard/users?role=customer&order=desc');
  await waitFor(() => { expect(names()).toHaveLength(2); });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Exported 2 rows')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveFocus();
  const { text } = await downloads.last();
  expect(text).toBe(
    '\uFEFF"User","Email","Phone","Address","Role","Orders"\r\n' +
      `"'=1+1","maya.patel@fooddelivery.example","+49 30 1234","27 Orchard Street;'=1+1","Customer","4"\r\n` +
      '"Daniel Okafor","daniel.okafor@fooddelivery.example","555 010 0187","8 Harbour View, Old Town","Customer","3"\r\n',
  );
});
