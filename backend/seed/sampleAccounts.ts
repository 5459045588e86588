/** The sample accounts: an administrator with a checked password, and two customers who may use any. */
import { DEMO_ACCOUNTS } from '../../src/domain/user/demoAccounts';
import { type CredentialRow, type UserRow, userRow } from '../rows/rows';

function customer(id: string, name: string, email: string, phone: string, address: string): UserRow {
  return userRow({ id, name, email, phone, address, photoUrl: '', role: 'customer', anyPassword: true });
}

export const ALEX: UserRow = {
  ...customer('user-alex-morgan', 'Alex Morgan', DEMO_ACCOUNTS.admin.email, '555 010 0100', '1 Kitchen Lane, Riverside'),
  role: 'administrator',
  anyPassword: false,
};
export const MAYA = customer(
  'user-maya-patel', 'Maya Patel', DEMO_ACCOUNTS.customer.email, '555 010 0142', '27 Orchard Street, Apartment 4B, Riverside',
);
export const DANIEL = customer(
  'user-daniel-okafor', 'Daniel Okafor', 'daniel.okafor@fooddelivery.example', '555 010 0187', '8 Harbour View, Old Town',
);

export const SAMPLE_USERS: readonly UserRow[] = [ALEX, MAYA, DANIEL];

/** The hash of the demo password, computed in advance, so that a first visit on a phone does not spend time on it. */
export const ADMIN_CREDENTIAL: CredentialRow = {
  userId: ALEX.id,
  salt: '6b1f0a4c92d37e58a0c4e19b7d2f3358',
  hash: '57a22932adb3ab375c12c6f380725dcf420a3982627243627fb7218f5908b2bd',
  iterations: 100_000,
};
