import { contract } from '../../src/domain/contract';
import { EMAIL_TAKEN, WRONG_SIGN_IN } from '../../src/domain/user/user';
import { resetDatabase } from '../../mocks/indexeddb/reset';
import { openDatabase } from '../../mocks/indexeddb/connection/openDatabase';
import { installServer } from '../../mocks/node';
import { ADMIN, CUSTOMER, ask, refusalOf, tokenOf } from '../../mocks/testing/client';

installServer();

const NELL = { name: 'Nell', email: ' Nell@Example.com ', password: 'a long secret' };
const WRONG = { status: 401, code: 'unauthenticated', message: WRONG_SIGN_IN };

test('a sample customer signs in with any password, the administrator only with the demo password', async () => {
  expect((await ask(contract.signIn, { body: { ...CUSTOMER, password: 'whatever' } })).user.name).toBe('Maya Patel');
  expect((await ask(contract.signIn, { body: ADMIN })).user.isAdmin).toBe(true);
  expect(await refusalOf(contract.signIn, { body: { ...ADMIN, password: 'whatever' } })).toEqual(WRONG);
});

test.each([
  ['an accent as one character and as a letter with a mark', 'Jos\u00e9@example.com', 'jose\u0301@example.com', 'jos\u00e9@example.com'],
  ['a Turkish capital with a dot', 'İris@example.com', 'iris@example.com', 'iris@example.com'],
  ['a domain in letters and in punycode', 'maya@münchen.example', 'maya@xn--mnchen-3ya.example', 'maya@münchen.example'],
  ['a domain in punycode and in letters', 'maya@xn--mnchen-3ya.example', 'maya@MU\u0308NCHEN.example', 'maya@xn--mnchen-3ya.example'],
])('%s are one e-mail', async (_, typed, other, shown) => {
  const { user } = await ask(contract.register, { body: { ...NELL, email: typed } });
  expect(user.email).toBe(shown);
  expect(await refusalOf(contract.register, { body: { ...NELL, email: other } })).toMatchObject({ status: 409, message: EMAIL_TAKEN });
  for (const email of [typed, other]) expect((await ask(contract.signIn, { body: { email, password: NELL.password } })).user).toEqual(user);
  const token = await tokenOf(CUSTOMER);
  expect(await refusalOf(contract.saveProfile, { token, body: { email: other } })).toMatchObject({ status: 409, message: EMAIL_TAKEN });
});

test('a password matches in every composition of its accents', async () => {
  await ask(contract.register, { body: { ...NELL, password: 'cafe\u0301 au lait' } });
  for (const password of ['caf\u00e9 au lait', 'cafe\u0301 au lait']) {
    expect((await ask(contract.signIn, { body: { email: NELL.email, password } })).user.name).toBe('Nell');
  }
  expect(await refusalOf(contract.signIn, { body: { email: NELL.email, password: 'cafe au lait' } })).toEqual(WRONG);
});

test('passwords are not stored', async () => {
  await ask(contract.register, { body: NELL });
  const { db } = await openDatabase();
  const stored = JSON.stringify(await Promise.all(db.tables.map((table) => table.toArray())));
  expect(stored).toContain('nell@example.com');
  expect(stored).not.toContain(NELL.password);
  expect(stored).not.toContain(ADMIN.password);
});

test('a profile can keep its e-mail, and two parallel changes are both saved', async () => {
  const token = await tokenOf(CUSTOMER);
  const save = (body: object) => ask(contract.saveProfile, { token, body });
  expect(await save({ email: CUSTOMER.email, name: 'Maya P.' })).toMatchObject({ email: CUSTOMER.email, name: 'Maya P.' });
  await Promise.all([save({ phone: '555 0123' }), save({ address: 'Elsewhere 1' })]);
  expect(await ask(contract.getSession, { token })).toMatchObject({ name: 'Maya P.', phone: '555 0123', address: 'Elsewhere 1' });
});

test('a profile that is saved during a reset does not restore its account', async () => {
  const { token, user } = await ask(contract.register, { body: NELL });
  const { db } = await openDatabase();
  const { transaction } = db;
  jest.spyOn(db, 'transaction').mockImplementationOnce(((...parts: Parameters<typeof transaction>) =>
    resetDatabase().then(() => transaction.apply(db, parts))) as typeof transaction);
  const refusal = await refusalOf(contract.saveProfile, { token, body: { phone: '555 0123' } });
  expect(refusal).toEqual({ status: 401, code: 'unauthenticated', message: 'Please sign in first' });
  expect(await db.users.get({ id: user.id })).toBeUndefined();
  // An account without a password could not sign in, but would block its e-mail.
  expect((await ask(contract.register, { body: NELL })).user.email).toBe(user.email);
});
