/** Accounts, sessions and profiles. */
import assert from 'node:assert/strict';
import { PLEASE_SIGN_IN } from '../src/domain/http/apiRefusal';
import { EMAIL_TAKEN, WRONG_PASSWORD } from '../src/domain/user/user';
import type { Session } from './answers';
import { addressOf, ask, made, refused, send } from './client';
import { PASSWORD, asAdmin, customer, dish, freeEmail, orderOf, test, word } from './shop';

test('a registration opens an account of a customer and signs in', async () => {
  const email = freeEmail();
  const { token, user } = await customer({ name: '  Nell Hart ', email: email.toUpperCase() });
  const { id, ...rest } = user;
  assert.deepEqual(rest, { name: 'Nell Hart', email, phone: '', address: '', photoUrl: '', isAdmin: false, role: 'customer', orders: 0 });
  assert.deepEqual(await ask('GET /session', { token }), user);
  const { items } = await ask('GET /users', await asAdmin({ query: { search: email } }));
  assert.deepEqual(items.map((each) => each.id), [id]);
});

const RIGHTS = ['{"isAdmin":true,"role":"administrator"}', '{"__proto__":{"isAdmin":true,"role":"administrator"}}', '{"constructor":{"prototype":{"role":"administrator"}}}'];

test('no field of a request makes an account an administrator, or changes another one', async () => {
  const other = await customer();
  for (const rights of RIGHTS) {
    const more = { ...(JSON.parse(rights) as object), id: other.user.id, userId: other.user.id, orders: 99 };
    const { token, user } = await customer(more);
    const saved = await ask('PATCH /profile', { token, body: { ...more, name: 'Eve' } });
    const again = await ask('POST /session', { body: { ...more, email: user.email, password: PASSWORD } });
    assert.deepEqual([saved, again.user], [{ ...user, name: 'Eve' }, saved]);
    assert.deepEqual([user.isAdmin, user.role, user.orders], [false, 'customer', 0]);
    await refused('GET /users', { token }, 403, 'forbidden');
  }
  assert.deepEqual(await ask('GET /session', { token: other.token }), other.user);
});

test('of 20 registrations of one e-mail at once, one opens an account', async () => {
  const body = { name: 'Nell Hart', email: freeEmail(), password: PASSWORD };
  const answers = await Promise.all(Array.from({ length: 20 }, () => send('POST /users', { body })));
  assert.equal(answers.filter(({ status }) => status === 201).length, 1);
  for (const { status, body: refusal } of answers) if (status !== 201) assert.deepEqual(refusal, { status: 409, code: 'conflict', message: EMAIL_TAKEN });
  assert.equal((await ask('GET /users', await asAdmin({ query: { search: body.email } }))).total, 1);
});

test('a sign-in takes the e-mail in any case, and each session ends on its own', async () => {
  const first = await customer();
  const second = await ask('POST /session', { body: { email: first.user.email.toUpperCase(), password: PASSWORD } });
  assert.deepEqual(second.user, first.user);
  assert.notEqual(second.token, first.token);
  await ask('DELETE /session', { token: first.token });
  made.sessions.delete(first.token);
  await refused('GET /session', { token: first.token }, 401, 'unauthenticated', PLEASE_SIGN_IN);
  await refused('DELETE /session', { token: first.token }, 401, 'unauthenticated', PLEASE_SIGN_IN);
  assert.deepEqual(await ask('GET /session', { token: second.token }), first.user);
});

/** Opens another session of an account. */
const again = async ({ user: { email } }: Session, password = PASSWORD) => (await ask('POST /session', { body: { email, password } })).token;

/** Whether a session is open. */
async function isOpen(token: string): Promise<boolean> {
  const { status } = await send('GET /session', { token });
  if (status === 401) made.sessions.delete(token);
  return status === 200;
}

test('a new password ends the other sessions of the account, also when it is sent again', async () => {
  const [someone, other] = [await customer(), await customer()];
  const elsewhere = await again(someone);
  const change = { token: someone.token, body: { current: PASSWORD, password: 'another secret' } };
  await refused('POST /profile/password', { ...change, body: { ...change.body, current: 'a guess' } }, 422, 'invalid', WRONG_PASSWORD);
  assert.equal(await isOpen(elsewhere), true);
  await ask('POST /profile/password', change);
  assert.deepEqual([await isOpen(someone.token), await isOpen(elsewhere), await isOpen(other.token)], [true, false, true]);
  await refused('POST /session', { body: { email: someone.user.email, password: PASSWORD } }, 401, 'unauthenticated');
  assert.equal(await isOpen(await again(someone, 'another secret')), true);
  await ask('POST /profile/password', change);
});

test('a sign-out everywhere ends all sessions of the account, and no others', async () => {
  const [someone, other] = [await customer(), await customer()];
  const elsewhere = await again(someone);
  await ask('DELETE /profile/sessions', { token: elsewhere });
  assert.deepEqual([await isOpen(someone.token), await isOpen(elsewhere), await isOpen(other.token)], [false, false, true]);
});

test('a change of the profile leaves the other fields as they are', async () => {
  const { token, user } = await customer({ phone: '555 010 0199', address: '8 Harbour View' });
  assert.deepEqual(await ask('PATCH /profile', { token, body: { phone: '555 010 0143' } }), { ...user, phone: '555 010 0143' });
  const email = freeEmail();
  const changed = await ask('PATCH /profile', { token, body: { email, name: 'Nell Stone', address: '', photoUrl: 'pictures/nell.webp' } });
  assert.deepEqual(changed, { ...user, phone: '555 010 0143', email, name: 'Nell Stone', address: '', photoUrl: 'pictures/nell.webp' });
  assert.deepEqual(await ask('GET /session', { token }), changed);
  assert.deepEqual((await ask('POST /session', { body: { email, password: PASSWORD } })).user, changed);
  await refused('POST /session', { body: { email: user.email, password: PASSWORD } }, 401, 'unauthenticated');
});

test('an uploaded picture is answered as it was sent, or by an address that gives it', async () => {
  const { token } = await customer();
  const { photoUrl = '' } = (await ask('PATCH /profile', { token, body: { photoUrl: 'data:image/png;base64,AAAA' } })) as { photoUrl?: string };
  const picture = await fetch(new URL(photoUrl, addressOf('')));
  assert.equal(picture.headers.get('content-type'), 'image/png');
  assert.deepEqual(new Uint8Array(await picture.arrayBuffer()), new Uint8Array(3));
});

test('an account counts its orders, in the session and in the list of users', async () => {
  const someone = await customer({ name: `Nell ${word()}` });
  const served = await dish();
  for (let n = 0; n < 2; n += 1) await orderOf(someone, served);
  assert.equal((await ask('GET /session', { token: someone.token })).orders, 2);
  assert.deepEqual((await ask('GET /users', await asAdmin({ query: { search: someone.user.name } }))).items, [{ ...someone.user, orders: 2 }]);
});
