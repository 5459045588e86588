/** The API in this process, over the embedded PostgreSQL: what a server on the internet needs around the calls. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';
import { sql } from 'kysely';
import { pino } from 'pino';
import { DEMO_ACCOUNTS } from '../../src/domain/user/demoAccounts';
import { HISTORY_ENTRY } from '../../src/domain/http/headers';
import { digest } from '../../src/domain/http/idempotencyKey';
import { WRONG_SIGN_IN } from '../../src/domain/user/user';
import type { Backend } from '../../backend/backend';
import { credentialOf } from '../../backend/passwords/passwords';
import { unsealCapsule } from '../../backend/capsule/capsuleFile';
import { SHOP_FAILED } from '../../backend/utils/refusal';
import { type AppOptions, makeApp } from '../http/app';
import { EventFeed } from '../http/eventFeed';
import { type Database, connect } from '../postgres/connect';
import { lockFolder } from '../postgres/folderLock';
import { migrate } from '../postgres/migrations';
import { exportShop, importShop } from '../shopFiles';
import { clientAddress, prepareShop, serverBackend } from '../serve';
import { type Door, PASSWORD, PIXEL, addFood, ask, freeEmail, openStream, orderBody, register, send, signIn, test } from './shop';

/** So seldom that no test waits for it. */
const NEVER_MS = 2 ** 31 - 1;
/** The header in which the tests say the address of a client. */
const ADDRESS = 'x-address';
const ORIGIN = 'https://shop.example';

let database: Database;
let backend: Backend;
let feed: EventFeed;
let door: Door;
let admin: string;
let log: string;

function open(options: Partial<AppOptions> = {}): Door {
  const logger = pino({}, { write: (line: string) => { log += line; } });
  const app = makeApp({ backend, database, feed, logger, origins: [ORIGIN], attemptsPerAddress: 1_000_000, ...options });
  return (path, init) => app.request(path, init, { address: new Headers(init?.headers).get(ADDRESS) ?? '' });
}

before(async () => {
  log = '';
  database = await connect({});
  await migrate(database.db);
  backend = serverBackend(database, false);
  await prepareShop(backend);
  feed = new EventFeed(backend, NEVER_MS);
  door = open();
  const { token, user } = await register(door);
  await sql`update users set role = 'administrator' where id = ${user.id}`.execute(database.db);
  admin = token;
});

after(async () => {
  feed.close();
  await database.close();
});

/** Writes the times of a session's making and last use, in days ago. */
async function ageSession(token: string, createdAgo: number, usedAgo: number | null) {
  const ago = (days: number | null) => days === null ? null : new Date(Date.now() - days * 86_400_000);
  await sql`update sessions set created_at = ${ago(createdAgo)}, used_at = ${ago(usedAgo)} where token = ${backend.keyOfToken(token)}`.execute(database.db);
}

async function usedAt(token: string): Promise<Date | null> {
  const { rows } = await sql<{ used_at: Date | null }>`select used_at from sessions where token = ${backend.keyOfToken(token)}`.execute(database.db);
  assert.equal(rows.length, 1);
  return rows[0]!.used_at;
}

test('the folder of an embedded database opens for one process at a time, and after a crash again', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'shop-tests-')), 'postgres');
  const lock = `${folder}.pid`;
  const other = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)']);
  writeFileSync(lock, String(other.pid));
  await assert.rejects(connect({ folder }), new RegExp(`^Error: Process ${String(other.pid)} has the shop in .* open\\. Stop it first`));
  other.kill('SIGKILL');
  await once(other, 'exit');
  const unlock = await lockFolder(folder);
  assert.equal(readFileSync(lock, 'utf8'), String(process.pid));
  await unlock();
  assert.ok(!existsSync(lock));
  rmSync(path.dirname(folder), { recursive: true });
});

test('without --demo there is no sample account, no account opens with any password, and demo data cannot be made', async () => {
  for (const { email, password } of Object.values(DEMO_ACCOUNTS)) assert.equal((await signIn(door, email, password)).status, 401);
  const { user } = await register(door);
  await sql`update users set any_password = true where id = ${user.id}`.execute(database.db);
  assert.equal((await signIn(door, user.email, 'another password')).status, 401);
  const demo = open({ backend: { ...backend, demo: true } });
  assert.equal((await signIn(demo, user.email, 'another password')).status, 201);
  for (const path of ['/api/demo/reset', '/api/demo/batches']) {
    const request = { method: 'POST', headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' }, body: '{}' };
    const response = await door(path, request);
    assert.deepEqual([path, response.status, ((await response.json()) as { code: string }).code], [path, 501, 'not_implemented']);
  }
  assert.equal((await demo('/api/demo/reset', { method: 'POST' })).status, 401);
});

test('a reset of the demo data leaves the administrator signed in', async () => {
  const demo = await connect({});
  await migrate(demo.db);
  const ofDemo = serverBackend(demo, true);
  await prepareShop(ofDemo);
  const own = open({ backend: ofDemo, database: demo });
  const { email, password } = DEMO_ACCOUNTS.admin;
  const { token } = (await (await signIn(own, email, password)).json()) as { token: string };
  assert.equal((await own('/api/demo/reset', { method: 'POST', headers: { authorization: `Bearer ${token}` } })).status, 204);
  assert.equal((await send(own, 'GET /session', { token })).status, 200);
  await demo.close();
});

test('the database holds only the hash of a session’s token', async () => {
  const { token, user } = await register(door);
  const { rows } = await sql<{ token: string }>`select * from sessions where user_id = ${user.id}`.execute(database.db);
  assert.deepEqual(rows.map((row) => row.token), [createHash('sha256').update(token).digest('hex')]);
  assert.ok(!JSON.stringify(rows).includes(token));
  // Who reads the database cannot use what is in it.
  assert.equal((await send(door, 'GET /session', { token: rows[0]!.token })).status, 401);
  assert.ok(token.length >= 43, 'The token can be guessed');
});

test('a session ends when it was not used for 30 days, and its use prolongs it', async () => {
  const { token } = await register(door);
  await ageSession(token, 31, null);
  assert.equal((await send(door, 'GET /session', { token })).status, 401);
  await ageSession(token, 29, null);
  assert.equal((await send(open(), 'GET /session', { token })).status, 200);
  const first = await usedAt(token);
  assert.ok(first !== null && Date.now() - first.getTime() < 60_000, 'Its use was not noted');
  await ageSession(token, 400, 29);
  assert.equal((await send(open(), 'GET /session', { token })).status, 200);
  assert.ok(Date.now() - (await usedAt(token))!.getTime() < 60_000);
  await ageSession(token, 400, 31);
  assert.equal((await send(open(), 'GET /session', { token })).status, 401);
  // Once a day is enough.
  await ageSession(token, 400, 0.5);
  assert.equal((await send(open(), 'GET /session', { token })).status, 200);
  assert.ok(Date.now() - (await usedAt(token))!.getTime() > 40_000_000);
});

test('a password is stored as scrypt with a salt of its own', async () => {
  const accounts = [await register(door), await register(door)];
  const credentials = await backend.store.read((db) => db.credentials.getAll(accounts.map(({ user }) => user.id)));
  assert.ok(!JSON.stringify(credentials).includes(PASSWORD));
  assert.deepEqual(credentials.map((each) => each?.scrypt?.parallelization), [3, 3]);
  assert.equal(new Set(credentials.map((each) => each?.salt)).size, 2);
  assert.equal(new Set(credentials.map((each) => each?.hash)).size, 2);
});

test('a password that a browser has hashed opens the account, and is hashed anew by then', async () => {
  const { user } = await register(door);
  const stored = async () => (await backend.store.read((db) => db.credentials.get(user.id)))!;
  const ofBrowser = await credentialOf(user.id, PASSWORD);
  await backend.store.write((db) => db.credentials.put(ofBrowser));
  assert.equal((await signIn(door, user.email, 'a wrong secret')).status, 401);
  assert.deepEqual(await stored(), ofBrowser);
  assert.equal((await signIn(door, user.email)).status, 201);
  const anew = await stored();
  assert.ok(anew.scrypt !== undefined && anew.hash !== ofBrowser.hash);
  assert.equal((await signIn(door, user.email)).status, 201);
  assert.equal((await signIn(door, user.email, 'a wrong secret')).status, 401);
  assert.deepEqual(await stored(), anew);
  await backend.store.write((db) => db.credentials.put(ofBrowser));
  // Each of them finds it outdated.
  assert.deepEqual((await Promise.all([1, 2, 3].map(() => signIn(door, user.email)))).map(({ status }) => status), [201, 201, 201]);
});

test('the eleventh wrong password of an account has to wait, and a right one before it clears the count', async () => {
  const own = open();
  const { user } = await register(own);
  const wrong = async (times: number) => {
    const statuses = [];
    for (let attempt = 0; attempt < times; attempt += 1) statuses.push((await signIn(own, user.email, 'a wrong secret', { [ADDRESS]: randomUUID() })).status);
    return statuses;
  };
  assert.deepEqual(await wrong(9), Array.from({ length: 9 }, () => 401));
  assert.equal((await signIn(own, user.email)).status, 201);
  assert.deepEqual(await wrong(10), Array.from({ length: 10 }, () => 401));
  const refused = await signIn(own, ` ${user.email.toUpperCase()} `, 'a wrong secret');
  assert.equal(refused.status, 429);
  const seconds = Number(refused.headers.get('Retry-After'));
  assert.ok(seconds > 500 && seconds <= 600, `Retry-After is ${seconds}`);
  // The right password does not help by then, so that it cannot be recognised by guessing on.
  assert.equal((await signIn(own, user.email)).status, 429);
  // Other accounts are not affected.
  assert.equal((await signIn(own, (await register(own)).user.email)).status, 201);
});

test('right passwords at the same time clear the count one after another', async () => {
  const own = open();
  const { user } = await register(own);
  const answers = await Promise.all(Array.from({ length: 15 }, () => signIn(own, user.email)));
  assert.deepEqual(answers.map(({ status }) => status), Array.from({ length: 15 }, () => 201));
});

test('an attempt that is refused for its address is none of the account', async () => {
  const own = open({ attemptsPerAddress: 2 });
  const { user } = await register(own);
  const from = { [ADDRESS]: '192.0.2.7' };
  for (let attempt = 1; attempt <= 15; attempt += 1) assert.equal((await signIn(own, user.email, 'a wrong secret', from)).status, attempt <= 2 ? 401 : 429);
  assert.equal((await signIn(own, user.email)).status, 201);
});

test('the current password cannot be guessed through a stolen session either, from however many addresses', async () => {
  const own = open();
  const { token } = await register(own);
  const guess = async () => (await send(own, 'POST /profile/password', { token, body: { current: 'a wrong secret', password: `${PASSWORD}!` }, headers: { [ADDRESS]: randomUUID() } })).status;
  for (let attempt = 0; attempt < 10; attempt += 1) assert.equal(await guess(), 422);
  assert.equal(await guess(), 429);
});

test('a sign-in with the former password is refused if the password is changed meanwhile', async () => {
  const { token, user } = await register(door);
  const [begun, changed] = [new EventTarget(), new EventTarget()];
  let isFirst = true;
  const isPassword: Backend['passwords']['isPassword'] = async (...given) => {
    const right = await backend.passwords.isPassword(...given);
    if (!isFirst) return right;
    isFirst = false;
    const waiting = once(changed, 'done');
    begun.dispatchEvent(new Event('done'));
    await waiting;
    return right;
  };
  const checking = once(begun, 'done');
  const late = signIn(open({ backend: { ...backend, passwords: { ...backend.passwords, isPassword } } }), user.email);
  await checking;
  assert.equal((await send(door, 'POST /profile/password', { token, body: { current: PASSWORD, password: `${PASSWORD}!` } })).status, 204);
  changed.dispatchEvent(new Event('done'));
  assert.equal((await late).status, 401);
  assert.equal((await signIn(door, user.email, `${PASSWORD}!`)).status, 201);
});

test('an unknown account is answered as a known one, also when it has to wait', async () => {
  const own = open();
  const [known, unknown] = [(await register(own)).user.email, freeEmail()];
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    const answers = [];
    for (const email of [known, unknown]) {
      const response = await signIn(own, email, 'a wrong secret');
      answers.push({ status: response.status, text: (await response.text()).replace(/\d+ seconds/, 'seconds') });
    }
    assert.deepEqual(answers[0], answers[1]);
    assert.equal(answers[0]!.status, attempt <= 10 ? 401 : 429);
    if (attempt <= 10) assert.match(answers[0]!.text, new RegExp(WRONG_SIGN_IN));
  }
});

test('an address may try to sign in, to register and to change a password only so often, however it sends the body', async () => {
  const own = open({ attemptsPerAddress: 3 });
  const from = { [ADDRESS]: '192.0.2.7' };
  assert.equal((await signIn(own, freeEmail(), PASSWORD, from)).status, 401);
  const account = { name: 'Nell', email: freeEmail(), password: PASSWORD };
  assert.equal((await send(own, 'POST /users', { body: account, headers: from })).status, 201);
  const { token } = (await (await signIn(own, account.email, PASSWORD, from)).json()) as { token: string };
  assert.equal((await signIn(own, account.email, PASSWORD, from)).status, 429);
  assert.equal((await send(own, 'POST /profile/password', { token, body: { current: 'a guess', password: PASSWORD }, headers: from })).status, 429);
  assert.equal((await send(own, 'POST /users', { body: { ...account, email: freeEmail() }, headers: from })).status, 429);
  assert.equal((await signIn(own, account.email, PASSWORD, { [ADDRESS]: '192.0.2.8' })).status, 201);

  // Behind a proxy it is the one that the proxy has seen: a client may invent others.
  const request = (forwarded?: string) => ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '192.0.2.1' } }) as unknown as IncomingMessage;
  assert.equal(clientAddress(request('192.0.2.9, 192.0.2.8'), true), '192.0.2.8');
  assert.equal(clientAddress(request(), true), '192.0.2.1');
  assert.equal(clientAddress(request(''), true), '192.0.2.1');
  assert.equal(clientAddress(request('192.0.2.9'), false), '192.0.2.1');
});

test('a body over 2 MB is refused, with and without a length in the headers', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(2 * 1024 * 1024) });
  const headers = { authorization: `Bearer ${admin}`, 'content-type': 'application/json' };
  const chunked = await door('/api/foods', { method: 'POST', headers, body });
  const measured = await door('/api/foods', { method: 'POST', headers: { ...headers, 'content-length': String(body.length) }, body });
  for (const response of [chunked, measured]) {
    assert.equal(response.status, 413);
    assert.deepEqual(await response.json(), { status: 413, code: 'invalid', message: 'The request is too large' });
  }
  const smaller = await door('/api/foods', { method: 'POST', headers, body: body.slice(0, -100) });
  assert.equal(smaller.status, 400);
});

test('a list of many wrong entries is refused as soon as a wrong text is', async () => {
  const { token } = await register(door);
  const refuse = async (lines: string) => {
    const began = performance.now();
    const response = await door('/api/orders', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: `{"lines":${lines}}` });
    assert.equal(response.status, 422);
    return performance.now() - began;
  };
  const list = `[${Array(600_000).fill('{}').join()}]`;
  const text = await refuse(JSON.stringify(list));
  const took = await refuse(list);
  assert.ok(took < 1000 + 10 * text, `It took ${took} ms, a text ${text} ms`);
});

test('only pages of the listed origins may call the API', async () => {
  const allowed = async (origin: string) => (await door('/api/menu', { headers: { origin } })).headers.get('access-control-allow-origin');
  assert.equal(await allowed(ORIGIN), ORIGIN);
  for (const origin of ['https://other.example', 'https://shop.example.evil.example', 'http://shop.example', 'null']) assert.equal(await allowed(origin), null);
  const preflight = (origin: string) => door('/api/orders', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,idempotency-key,x-request-id' },
  });
  const yes = await preflight(ORIGIN);
  assert.equal(yes.headers.get('access-control-allow-origin'), ORIGIN);
  assert.match(yes.headers.get('access-control-allow-headers') ?? '', /authorization.*idempotency-key/i);
  assert.equal((await preflight('https://other.example')).headers.get('access-control-allow-origin'), null);
});

test('an error says nothing of the program: no SQL, no table, no stack', async () => {
  log = '';
  await sql`alter table foods rename to foods_away`.execute(database.db);
  const response = await door('/api/menu/search?q=soup');
  await sql`alter table foods_away rename to foods`.execute(database.db);
  assert.deepEqual([response.status, await response.json()], [500, { status: 500, code: 'server_error', message: SHOP_FAILED }]);
  assert.match(log, /"a call failed"/);
  assert.equal((await door('/api/menu')).status, 200);
});

test('text that PostgreSQL cannot store is no error of the shop', async () => {
  const auth = { authorization: `Bearer ${admin}` };
  for (const odd of ['%00', "');--", '%F4%8F%BF%BF', "'a':*", '%ED%A0%80', '\\', "a'b\\'"]) {
    for (const address of ['/menu/search?text=', '/foods?category=', '/orders?status=', '/orders?search=', '/history?user=', '/foods/', '/orders/', '/inventory/', '/pictures/']) {
      const { status } = await door(`/api${address}${odd}`, { headers: auth });
      assert.ok(status < 500 || status === 501, `${address}${odd}: ${status}`);
    }
  }
  const food = await addFood(door, admin);
  const choice = { id: 'c', name: 'Choice', price: 0, isVeg: true, soldOut: false, isDefault: false, most: 1 };
  for (const odd of ['\0', '\ud800', 'a\udc00b', '\u{10ffff}', "');--"]) {
    const body = { name: `Odd ${odd} ${randomUUID()}`, description: `Odd ${odd}`, price: 1, category: `Odd ${odd}`, image: 'a.webp', stock: 1, isVeg: true };
    const added = await send(door, 'POST /foods', { token: admin, body });
    assert.ok(added.status < 500, `${JSON.stringify(odd)}: ${added.status}`);
    const group = { id: `g${odd}`, name: 'Group', least: 0, most: 1, choices: [choice] };
    for (const [call, more] of [
      ['POST /foods', { body: { ...body, options: [group] } }],
      ['POST /banners', { body: { url: `a${odd}.webp`, title: 'Odd' } }],
      ['POST /orders', { body: { ...orderBody(food), coupon: `C${odd}` } }],
      ['POST /orders', { body: { ...orderBody({ ...food, id: odd }) } }],
      ['POST /orders/statuses', { body: { ids: [odd], status: 'completed' } }],
    ] as const) {
      const { status } = await send(door, call, { token: admin, ...more });
      assert.ok(status < 500, `${call} ${JSON.stringify(odd)}: ${status}`);
    }
    const account = { name: `Odd ${odd}`, email: freeEmail(), password: `${PASSWORD}${odd}` };
    assert.ok((await send(door, 'POST /users', { body: account })).status < 500, JSON.stringify(odd));
    assert.ok((await signIn(door, account.email, account.password)).status < 500, JSON.stringify(odd));
  }
});

test('a word longer than PostgreSQL searches is found all the same, in every script', async () => {
  const name = `Noodles ${randomUUID().replaceAll('-', '')}`;
  const long = '각'.repeat(300);
  const food = await addFood(door, admin, { name, description: long });
  for (const text of [name, long.slice(0, 60)]) {
    const found = (await (await door(`/api/menu/search?text=${encodeURIComponent(text)}`)).json()) as { id: string }[];
    assert.ok(found.some(({ id }) => id === food.id), text);
  }
  const { token } = await register(door);
  assert.equal((await send(door, 'POST /orders', { token, body: { ...orderBody(food), deliveryAddress: long } })).status, 201);
  assert.equal((await send(door, 'PATCH /profile', { token, body: { address: long } })).status, 200);
});

test('an account may hold 20 event streams open, and another one after one has ended', async () => {
  const { token } = await register(door);
  const streams = [];
  for (let opened = 0; opened < 20; opened += 1) streams.push(await openStream(door, token));
  assert.deepEqual(streams.map(({ response }) => response.status), Array.from({ length: 20 }, () => 200));
  assert.equal((await openStream(door, token)).response.status, 429);
  const other = await openStream(door, (await register(door)).token);
  assert.equal(other.response.status, 200);
  streams[0]!.close();
  const again = await openStream(door, token);
  assert.equal(again.response.status, 200);
  for (const stream of [...streams, other, again]) stream.close();
});

test('HEAD opens no stream', async () => {
  const { token } = await register(door);
  for (let asked = 0; asked < 20; asked += 1) assert.equal((await door('/api/events', { method: 'HEAD', headers: { authorization: `Bearer ${token}` } })).status, 501);
  const stream = await openStream(door, token);
  assert.equal(stream.response.status, 200);
  stream.close();
});

test('a stream hears what others were told while it was opened', async () => {
  const [read, opened] = [new EventTarget(), new EventTarget()];
  let isSlow = false;
  // The answer of the database takes longer on its way to this stream than to the next.
  const store: Backend['store'] = {
    ...backend.store,
    async read(work) {
      const [slow, result] = [isSlow, await backend.store.read(work)];
      if (!slow) return result;
      isSlow = false;
      const waiting = once(opened, 'done');
      read.dispatchEvent(new Event('done'));
      await waiting;
      return result;
    },
  };
  const own = new EventFeed({ ...backend, store }, NEVER_MS);
  const at = open({ feed: own });
  const first = await openStream(at);
  isSlow = true;
  const reading = once(read, 'done');
  const opening = openStream(at);
  await reading;
  isSlow = false;
  await addFood(at, admin);
  own.wake();
  await first.said('dish-changed');
  opened.dispatchEvent(new Event('done'));
  await (await opening).said('dish-changed', 2000);
  own.close();
});

test('a stream whose events were cut from the log before they were read is told to read everything again', async () => {
  const own = new EventFeed(backend, NEVER_MS);
  const at = open({ feed: own });
  const stream = await openStream(at, admin);
  await addFood(at, admin);
  own.wake();
  await stream.said('dish-changed');
  // What another process writes while this one is cut off from the database.
  await sql`insert into events (n, event) select max(n) + step, '{"type":"banners-changed"}' from events, generate_series(1, 1200) step group by step`.execute(database.db);
  await sql`delete from events where n <= (select max(n) - 1000 from events)`.execute(database.db);
  own.wake();
  await stream.said('events-missed');
  assert.ok(!stream.text().includes('banners-changed'));
  own.close();
});

test('an uploaded picture is stored once by its hash, and served for ever', async () => {
  const foods = [await addFood(door, admin, { image: PIXEL }), await addFood(door, admin, { image: PIXEL })];
  const bytes = Buffer.from(PIXEL.split(',')[1]!, 'base64');
  const address = `/api/pictures/${createHash('sha256').update(bytes).digest('hex')}`;
  assert.deepEqual(foods.map(({ image }) => image), [address, address]);
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pictures`.execute(database.db);
  assert.equal(rows[0]!.count, 1);
  const response = await door(address);
  assert.equal(response.headers.get('content-type'), 'image/gif');
  assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.deepEqual(Buffer.from(await response.arrayBuffer()), bytes);
  assert.equal((await door(`/api/pictures/${'0'.repeat(64)}`)).status, 404);
  const svg = `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`;
  assert.equal((await send(door, 'POST /foods', { token: admin, body: { ...foods[0], image: svg } })).status, 422);
  // A text of a customer is no picture, which could have a script and would be served on the shop's own origin.
  const { token } = await register(door);
  const placed = await send(door, 'POST /orders', { token, body: { ...orderBody(foods[1]!), specialInstructions: svg } });
  assert.ok((await placed.text()).includes(svg));
  // A refused change stores no picture.
  const other = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';
  assert.equal((await send(door, 'PATCH /foods/{id}', { token: admin, params: { id: randomUUID() }, body: { ...foods[0], image: other } })).status >= 400, true);
  const kept = await sql<{ count: number }>`select count(*)::integer as count from pictures`.execute(database.db);
  assert.equal(kept.rows[0]!.count, 1);
  assert.equal((await ask(door, 'GET /foods/{id}', { token: admin, params: { id: foods[0]!.id } })).image, address);
});

test('what can be undone can be undone in an imported shop too, with its pictures', async () => {
  const food = await addFood(door, admin, { image: PIXEL });
  const other = PIXEL.replace('ACAUwAOw==', 'ACAkQBADs=').replace('AAAIBRAA7', 'AAAICTAEAOw==');
  const entryOf = async (change: Promise<Response>) => (await change).headers.get(HISTORY_ENTRY) ?? '';
  const changed = await entryOf(send(door, 'PATCH /foods/{id}', { token: admin, params: { id: food.id }, body: { image: other } }));
  const name = randomUUID();
  await send(door, 'POST /categories', { token: admin, body: { name } });
  const deleted = await entryOf(send(door, 'DELETE /categories/{name}', { token: admin, params: { name } }));
  const { user } = await ask(door, 'GET /session', { token: admin }).then((account) => ({ user: account }));

  const text = await exportShop(backend, database.db);
  const { history } = ((await unsealCapsule(text)) as { database: { history: { id: string; inverse?: unknown }[] } }).database;
  // As a browser has it.
  assert.deepEqual(history.find(({ id }) => id === changed)?.inverse, { kind: 'change-dish', id: food.id, from: { image: digest(other) }, to: { image: PIXEL } });
  const imported = await connect({});
  await migrate(imported.db);
  const there = serverBackend(imported, false);
  await importShop(there, imported.db, text);
  const own = open({ backend: there, database: imported });
  const { token } = (await (await signIn(own, user.email)).json()) as { token: string };
  await ask(own, 'POST /categories', { token, body: { name: randomUUID() } });
  for (const id of [changed, deleted]) assert.equal((await send(own, 'POST /history/{id}/undo', { token, params: { id } })).status, 201);
  assert.equal((await own((await ask(own, 'GET /foods/{id}', { params: { id: food.id } })).image)).status, 200);
  await imported.close();
});
