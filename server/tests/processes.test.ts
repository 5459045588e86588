/** Servers in processes of their own, over one PostgreSQL: starting, stopping, the commands, the log, and events between servers. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { CapsuleRefused, sealCapsule, unsealCapsule } from '../../backend/capsule/capsuleFile';
import type { Session } from '../../conformance/answers';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { type Database, connect } from '../postgres/connect';
import { isDatabaseGone } from '../postgres/errors';
import { migrate } from '../postgres/migrations';
import { serverBackend } from '../serve';
import { exportShop, importShop } from '../shopFiles';
import {
  PASSWORD, PIXEL, type Server, type Settings, addFood, ask, freeEmail, killServers, openStream, orderBody, register, runCommand, send, signIn,
  startServer, test,
} from './shop';

/** So seldom that no test waits for it, in ms. */
const NEVER = String(2 ** 31 - 1);
const EMAIL = freeEmail();

let postgres: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
let database: Database;
let folder: string;
let servers: readonly [Server, Server];
/** Another one, which reads the log three times a second, and has little patience with strangers. */
let third: Server;
let admin: string;

interface Content {
  readonly database: Record<string, Record<string, unknown>[]>;
}

/** The settings of a server over a database of the scratch PostgreSQL. */
const over = (name: string): Settings => ({ DATABASE_URL: postgres.url.replace('/shop?', `/${name}?`) });

async function createDatabase(): Promise<string> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  await sql`create database ${sql.ref(name)}`.execute(database.db);
  return name;
}

before(async () => {
  const started = await startPostgres();
  assert.ok(started, 'PostgreSQL is not installed and cannot be');
  postgres = started;
  folder = mkdtempSync(path.join(tmpdir(), 'shop-tests-'));
  database = await connect({ url: postgres.url });
  // Both make the tables of an empty database.
  const settings = { ...over('shop'), EVENTS_POLL: NEVER };
  servers = await Promise.all([startServer(settings), startServer({ ...settings, ORIGINS: 'https://shop.example' })]);
  third = await startServer({ ...over('shop'), EVENTS_POLL: '300', ATTEMPTS_PER_ADDRESS: '2' });
  const made = await runCommand(['create-admin', EMAIL], over('shop'), `${PASSWORD}\n`);
  assert.equal(made.code, 0, made.output);
  admin = ((await (await signIn(servers[0].door, EMAIL)).json()) as Session).token;
});

after(async () => {
  killServers();
  await database.close();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('two servers that start on one empty database at once are one shop', async () => {
  const marks = await sql`select * from counters`.execute(database.db);
  assert.equal(marks.rows.length, 1);
  const food = await addFood(servers[0].door, admin);
  assert.equal((await ask(servers[1].door, 'GET /foods/{id}', { token: admin, params: { id: food.id } })).name, food.name);
});

test('eight connections that migrate an empty database at once all succeed', async () => {
  const url = over(await createDatabase()).DATABASE_URL;
  const opened = await Promise.all(Array.from({ length: 8 }, () => connect({ url })));
  await Promise.all(opened.map(({ db }) => migrate(db)));
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(opened[0]!.db);
  // Each once.
  const names = rows.map(({ name }) => name);
  assert.equal(names[0], '001_tables');
  assert.equal(new Set(names).size, names.length);
  await Promise.all(opened.map((each) => each.close()));
});

test('create-admin makes an administrator of a customer, with a new password, and ends the earlier sessions', async () => {
  const [{ door }] = servers;
  const { user, token } = await register(door);
  const short = await runCommand(['create-admin', user.email], over('shop'), 'short\n');
  assert.deepEqual([short.code, short.output.includes('at least 8 characters')], [1, true]);
  assert.equal((await send(door, 'GET /session', { token })).status, 200);
  const stream = await openStream(door, token);
  const made = await runCommand(['create-admin', user.email], over('shop'), 'another long secret\n');
  assert.equal(made.code, 0, made.output);
  assert.match(made.output, /is an administrator now/);
  assert.ok(!made.output.includes('another long secret'));
  assert.equal((await send(door, 'GET /session', { token })).status, 401);
  // Its open screens hear of it at once.
  assert.equal(await Promise.race([stream.ended.then(() => 'ended'), wait(5000).then(() => 'open')]), 'ended');
  assert.equal((await signIn(door, user.email)).status, 401);
  const session = (await (await signIn(door, user.email, 'another long secret')).json()) as Session;
  assert.deepEqual([session.user.id, session.user.isAdmin], [user.id, true]);
  assert.equal((await send(door, 'GET /overview', { token: session.token })).status, 200);
});

test('a command says what is wrong with the database, the arguments or the settings', async () => {
  const { port: taken } = new URL(third.url);
  const [missing, unreachable, address, unknown, nothing, tooMuch, noPort, takenPort] = await Promise.all([
    runCommand([], over('never_made')),
    runCommand([], { DATABASE_URL: 'postgres://shop@localhost:1/shop' }),
    runCommand(['create-admin', 'not-an-email'], over('shop')),
    runCommand(['--port', '80'], over('shop')),
    runCommand(['create-admin'], over('shop')),
    runCommand(['export', 'shop.json', 'again'], over('shop')),
    runCommand([], { ...over('shop'), PORT: 'abc' }),
    runCommand([], { ...over('shop'), PORT: taken }),
  ]);
  assert.deepEqual([missing.code, missing.output.trim()], [1, 'The tables of the shop could not be made: database "never_made" does not exist']);
  assert.deepEqual([unreachable.code, unreachable.output.trim()], [1, 'The tables of the shop could not be made: the database cannot be reached']);
  // Before a password is asked for.
  assert.deepEqual([address.code, address.output.trim()], [1, 'not-an-email: Please enter a valid email address']);
  assert.deepEqual([noPort.code, noPort.output.trim()], [1, "PORT has to be a whole number above 0, not 'abc'."]);
  assert.deepEqual([takenPort.code, takenPort.output.trim()], [1, `Port ${taken} is in use. Choose another one with PORT.`]);
  for (const { code, output } of [unknown, nothing, tooMuch]) {
    assert.equal(code, 2);
    assert.match(output, /^Usage: npm run server/);
  }
});

test('every answer has the security headers, and none but a picture is cached', async () => {
  const [{ door }] = servers;
  const answers = [await door('/api/menu'), await signIn(door, freeEmail()), await door('/api/nothing'), await door('/api/events')];
  for (const { status, headers, body } of answers) {
    assert.equal(headers.get('x-content-type-options'), 'nosniff', String(status));
    assert.equal(headers.get('referrer-policy'), 'same-origin');
    assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin');
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(headers.get('x-powered-by'), null);
    await body?.cancel();
  }
  const { image } = await addFood(door, admin, { image: PIXEL });
  const { headers } = await door(image);
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  // A picture's own headers replace those of the API.
  assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
  assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
});

test('what one server writes, the streams of another hear at once by NOTIFY, and its menu has it by then', async () => {
  const stream = await openStream(servers[1].door);
  for (let i = 0; i < 3; i += 1) {
    await ask(servers[1].door, 'GET /menu');
    const food = await addFood(servers[0].door, admin);
    await stream.said(food.id, 2000);
    const { foods } = await ask(servers[1].door, 'GET /menu');
    assert.ok(foods.some(({ id }) => id === food.id));
  }
  stream.close();
});

test('a server that has lost its listener listens again, and its streams hear what was written meanwhile', async () => {
  const stream = await openStream(servers[1].door);
  const ended = await sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'`.execute(database.db);
  assert.ok(ended.rows.length >= 2);
  const food = await addFood(servers[0].door, admin);
  await stream.said(food.id);
  // And what is written afterwards.
  await stream.said((await addFood(servers[0].door, admin)).id, 2000);
  stream.close();
});

test('a connection that is lost in the midst of a call fails that call alone', async () => {
  const [{ door, child }] = servers;
  const other = await connect({ url: postgres.url });
  await other.db.transaction().execute(async (trx) => {
    // The call waits for the lock of writers.
    await sql`select pg_advisory_xact_lock(4206180)`.execute(trx);
    const adding = send(door, 'POST /categories', { token: admin, body: { name: 'Lost' } });
    await wait(300);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'advisory'`.execute(database.db);
    assert.equal((await adding).status, 503);
  });
  await other.close();
  assert.equal((await send(door, 'POST /categories', { token: admin, body: { name: 'Lost' } })).status, 201);
  assert.equal(child.exitCode, null);
});

test('a database with too many connections is one that cannot be reached', async () => {
  await sql`create role crowded login connection limit 0`.execute(database.db);
  const other = await connect({ url: postgres.url.replace('shop@', 'crowded@') });
  await assert.rejects(sql`select 1`.execute(other.db), isDatabaseGone);
  await other.close();
});

test('while changes wait for a long one, the shop is read as ever', async () => {
  const [{ door }] = servers;
  const { token } = await register(door);
  let waiting: Promise<unknown> | undefined;
  // The lock of a writer, which an import holds for as long as it takes.
  await database.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(4206180)`.execute(trx);
    waiting = Promise.all(Array.from({ length: 12 }, () => send(door, 'POST /categories', { token: admin, body: { name: randomUUID() } })));
    await wait(500);
    const began = performance.now();
    for (const path of ['/api/menu', '/api/shop', '/readyz']) assert.equal((await door(path)).status, 200);
    // That a session is in use is noted later.
    assert.equal((await send(door, 'GET /session', { token })).status, 200);
    assert.ok(performance.now() - began < 3000);
  });
  await waiting;
});

test('where a NOTIFY is lost, the streams hear of the event when the log is read the next time', async () => {
  const [polling, waiting] = [await openStream(third.door, admin), await openStream(servers[1].door, admin)];
  const foodId = randomUUID();
  // Written as if without a NOTIFY.
  await sql`insert into events (n, event) select max(n) + 1, ${JSON.stringify({ type: 'dish-changed', foodId })}::jsonb from events`.execute(database.db);
  await polling.said(foodId, 3000);
  assert.ok(!waiting.text().includes(foodId), 'The event was not lost for a server that does not poll');
  for (const stream of [polling, waiting]) stream.close();
});

test('the log has one line of JSON for each request, without anything personal', async () => {
  const [own] = servers;
  const earlier = own.output().length;
  const secrets = { password: `secret-${randomUUID()}`, email: freeEmail(), street: `Street ${randomUUID()}`, name: `Name ${randomUUID()}`, query: `q${randomUUID()}` };
  const account = { name: secrets.name, email: secrets.email, password: secrets.password, address: secrets.street };
  const { token } = await ask(own.door, 'POST /users', { body: account });
  await signIn(own.door, secrets.email, `${secrets.password}!`);
  await own.door(`/api/menu/search?q=${secrets.query}`, { headers: { 'x-request-id': 'request-1' } });
  const food = await addFood(own.door, admin);
  const order = { ...orderBody(food), deliveryAddress: secrets.street };
  assert.equal((await send(own.door, 'POST /orders', { token, body: order })).status, 201);
  assert.equal((await send(own.door, 'POST /orders', { token: `${token}x`, body: order })).status, 401);
  await own.door('/api/orders', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: `{"${secrets.street}` });
  await wait(100);
  const log = own.output().slice(earlier);
  const lines = log.split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>);
  const calls = lines.map(({ method, path: of, status }) => `${String(method)} ${String(of)} ${String(status)}`);
  assert.deepEqual(calls, [
    'POST /api/users 201', 'POST /api/session 401', 'GET /api/menu/search 200', 'POST /api/foods 201', 'POST /api/orders 201', 'POST /api/orders 401',
    'POST /api/orders 400',
  ]);
  assert.ok(lines.some(({ requestId, ms }) => requestId === 'request-1' && typeof ms === 'number'));
  for (const [what, secret] of Object.entries({ ...secrets, token, admin, address: '127.0.0.1' })) {
    assert.ok(!log.includes(secret), `The log has the ${what}`);
  }
});

test('attempts of one address are counted with and without a length of the body, and a body over 2 MB is refused', async () => {
  const attempt = (body: BodyInit) => third.door('/api/session', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body, ...(typeof body !== 'string' && { duplex: 'half' }),
  });
  const body = () => JSON.stringify({ email: freeEmail(), password: PASSWORD });
  const statuses = [];
  for (const each of [body(), new Blob([body()]).stream(), new Blob([body()]).stream(), body()]) statuses.push((await attempt(each)).status);
  assert.deepEqual(statuses, [401, 401, 429, 429]);
  assert.equal((await attempt('x'.repeat(2 * 1024 * 1024 + 1))).status, 413);
});

test('SIGTERM tells streams when to come back, lets a request finish, and ends the server with 0', async () => {
  const stream = await openStream(third.door);
  const { token } = await register(servers[0].door);
  const food = await addFood(servers[0].door, admin);
  // Holds the lock of writers, so that the order is in progress.
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => { release = resolve; });
  const lock = database.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(4206180)`.execute(trx);
    await held;
  });
  await wait(100);
  const ordering = send(third.door, 'POST /orders', { token, body: orderBody(food) });
  await wait(500);
  const stopped = Date.now();
  third.child.kill('SIGTERM');
  await stream.said('retry: 2000');
  await stream.ended;
  // A terminal and npm may both pass the signal on.
  third.child.kill('SIGTERM');
  const [error] = (await once(createConnection(Number(new URL(third.url).port), '127.0.0.1'), 'error')) as [NodeJS.ErrnoException];
  assert.equal(error.code, 'ECONNREFUSED');
  release?.();
  await lock;
  assert.equal((await ordering).status, 201);
  assert.equal(await third.exited, 0);
  const took = Date.now() - stopped;
  assert.ok(took < 5000, `It took ${took} ms, though nothing was left to do`);
});

const contentOf = async (file: string) => (await unsealCapsule(readFileSync(file, 'utf8'))) as Content;

/** The tables of a capsule, without the mark that every shop has of its own. */
const tablesOf = ({ database: { counters: _counters, ...tables } }: Content) => tables;

test('a capsule that is imported and exported is the same shop again, with its pictures, and a damaged one changes nothing', async () => {
  const [samples, taken, back] = ['samples', 'taken', 'back'].map((name) => path.join(folder, name)) as [string, string, string];
  const sampled = await runCommand(['--demo', 'export', samples], over(await createDatabase()));
  assert.equal(sampled.code, 0, sampled.output);
  const content = await contentOf(samples);
  const { foods, users, orders } = content.database;
  assert.ok(foods!.length > 5 && orders!.length > 5);
  // Two dishes and an account have the same uploaded picture, as a browser stores it.
  for (const row of foods!.slice(0, 2)) row.image = PIXEL;
  users![0]!.photoUrl = PIXEL;
  writeFileSync(taken, await sealCapsule(content));

  const target = over(await createDatabase());
  const imported = await runCommand(['import', taken], target);
  assert.equal(imported.code, 0, imported.output);
  const exported = await runCommand(['export', back], target);
  assert.equal(exported.code, 0, exported.output);
  assert.deepEqual(tablesOf(await contentOf(back)), tablesOf(content));
  const opened = await connect({ url: target.DATABASE_URL });
  const pictures = await sql<{ hash: string }>`select hash from pictures`.execute(opened.db);
  const images = await sql<{ image: string }>`select image from foods order by n limit 2`.execute(opened.db);
  assert.equal(pictures.rows.length, 1);
  assert.deepEqual(images.rows.map(({ image }) => image), [1, 2].map(() => `/api/pictures/${pictures.rows[0]!.hash}`));

  const damaged: Record<string, string> = {
    'a cut file': readFileSync(taken, 'utf8').slice(0, -1000),
    'a changed file': readFileSync(taken, 'utf8').replace('"stock":', '"stock":1'),
    'another file': '{"name":"shop"}',
    'a damaged row': await sealCapsule({ ...content, database: { ...content.database, foods: [...foods!, { id: 'half a dish' }] } }),
    'an order of nobody': await sealCapsule({ ...content, database: { ...content.database, users: users!.slice(0, 1) } }),
  };
  const backend = serverBackend(opened, false);
  for (const [what, text] of Object.entries(damaged)) await assert.rejects(importShop(backend, opened.db, text), CapsuleRefused, what);
  writeFileSync(taken, damaged['a cut file']!);
  const refused = await runCommand(['import', taken], target);
  assert.deepEqual(refused, { code: 1, output: 'This capsule is damaged, so nothing was changed.\n' });
  assert.deepEqual(tablesOf((await unsealCapsule(await exportShop(backend, opened.db))) as Content), tablesOf(content));

  // New rows get numbers after the imported ones.
  const last = Math.max(...content.database.categories!.map(({ n }) => Number(n)));
  assert.equal(await backend.store.write((db) => db.categories.add({ key: 'new', name: 'New' })), last + 1);
  await opened.close();
});
