/** The sample accounts: an administrator with a checked password, and two customers who may use any. */
import { DEMO_ACCOUNTS } from '../../../src/domain/user/demoAccounts';
import { type CredentialRow, type UserRow, userRow } from '../schema/rows';

const customer = { photoUrl: '', role: 'customer', anyPassword: true } as const;

export const ALEX: UserRow = userRow({
  id: 'user-alex-morgan',
  name: 'Alex Morgan',
  email: DEMO_ACCOUNTS.admin.email,
  phone: '555 010 0100',
  address: '1 Kitchen Lane, Riverside',
  photoUrl: '',
  role: 'administrator',
  anyPassword: false,
});

export const MAYA: UserRow = userRow({
  ...customer,
  id: 'user-maya-patel',
  name: 'Maya Patel',
  email: DEMO_ACCOUNTS.customer.email,
  phone: '555 010 0142',
  address: '27 Orchard Street, Apartment 4B, Riverside',
});

export const DANIEL: UserRow = userRow({
  ...customer,
  id: 'user-daniel-okafor',
  name: 'Daniel Okafor',
  email: 'daniel.okafor@fooddelivery.example',
  phone: '555 010 0187',
  address: '8 Harbour View, Old Town',
});

export const SAMPLE_USERS: readonly UserRow[] = [ALEX, MAYA, DANIEL];

/** The hash of the demo password, computed in advance, so that a first visit on a phone does not spend time on it. */
export const ADMIN_CREDENTIAL: CredentialRow = {
  userId: ALEX.id,
  salt: '6b1f0a4c92d37e58a0c4e19b7d2f3358',
  hash: '57a22932adb3ab375c12c6f380725dcf420a3982627243627fb7218f5908b2bd',
  iterations: 100_000,
};
