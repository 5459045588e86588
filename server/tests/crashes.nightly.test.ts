/** What a crash, an outage and a full disk leave behind: nothing half, nothing twice. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Food, Refusal, Session } from '../../conformance/answers';
import { isRoot } from '../../scripts/setup/debian.mjs';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { DATABASE_GONE } from '../http/app';
import { type Database, connect } from '../postgres/connect';
import { serverBackend } from '../serve';
import { type Door, PASSWORD, type Server, addFood, freeEmail, killServers, orderBody, placeOrder, register, runCommand, send, signIn, startServer, test } from './shop';

const CLIENTS = 20;
const ORDERS_EACH = 50;

let postgres: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
let database: Database;

before(async () => {
  const started = await startPostgres();
  assert.ok(started, 'PostgreSQL is not installed and cannot be');
  postgres = started;
  database = await connect({ url: postgres.url });
});

afterEach(() => { killServers(); });

after(async () => {
  await database.close();
  postgres.stop();
});

const start = () => startServer({ DATABASE_URL: postgres.url });

async function signInAdmin(door: Door, url = postgres.url): Promise<string> {
  const email = freeEmail();
  const made = await runCommand(['create-admin', email], { DATABASE_URL: url }, `${PASSWORD}\n`);
  assert.equal(made.code, 0, made.output);
  return ((await (await signIn(door, email)).json()) as Session).token;
}

const countOf = async (db: Database['db'], query: ReturnType<typeof sql<{ count: number }>>) => (await query.execute(db)).rows[0]?.count;

/**
 * Places orders until each is confirmed: after a lost or failed answer the same order is sent again, to another server.
 * @returns the ids of the orders
 */
async function orderOn(doors: () => readonly Door[], { token }: Session, foods: readonly Food[], placed: () => void): Promise<string[]> {
  const ids = [];
  for (let at = 0; at < ORDERS_EACH; at += 1) {
    const id = randomUUID();
    ids.push(id);
    const body = { id, ...orderBody(foods[at % foods.length]!) };
    for (let attempt = 0; ; attempt += 1) {
      const open = doors();
      assert.ok(open.length > 0, 'All servers have ended');
      const answer = await send(open[(at + attempt) % open.length]!, 'POST /orders', { token, body, headers: { 'x-request-id': randomUUID() } }).catch(() => null);
      const text = await answer?.text().catch(() => null);
      if (answer?.status === 201 && typeof text === 'string') break;
      assert.ok(answer === null || answer.status === 503, `${answer?.status} ${text}`);
      await wait(100);
    }
    placed();
  }
  return ids;
}

/** Lets 20 clients place 1,000 orders, does something in their midst, and checks that each order is there once. */
async function orderThrough(servers: Server[], meanwhile: () => Promise<void>) {
  const doors = () => servers.filter(({ child }) => child.exitCode === null && child.signalCode === null).map(({ door }) => door);
  const [{ door }] = servers as [Server];
  const admin = await signInAdmin(door);
  const total = CLIENTS * ORDERS_EACH;
  const foods = await Promise.all([1, 2, 3].map(() => addFood(door, admin, { stock: total })));
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => register(door)));
  const { rows: [first] } = await sql<{ n: number }>`select max(n) as n from events`.execute(database.db);
  let placed = 0;
  let trouble: Promise<void> | undefined;
  const ids = (await Promise.all(clients.map((client) => orderOn(doors, client, foods, () => {
    placed += 1;
    if (placed === total / 4) trouble = meanwhile();
  })))).flat();
  assert.ok(trouble);
  await trouble;

  const { rows: orders } = await sql<{ id: string }>`select id from orders where id = any(${ids})`.execute(database.db);
  assert.deepEqual(orders.map(({ id }) => id).toSorted(), ids.toSorted());
  const { rows: stocks } = await sql<{ left: number; sold: number }>`
    select stock as left, (select count(*)::integer from orders where items->0->>'foodId' = foods.id) as sold
    from foods where id = any(${foods.map(({ id }) => id)})`.execute(database.db);
  assert.deepEqual(stocks.map(({ left, sold }) => left + sold), [total, total, total]);
  assert.equal(stocks.reduce((sum, { sold }) => sum + sold, 0), total);
  const told = sql<{ count: number }>`select count(*)::integer as count from history where action = 'Order Placed' and "user" = any(${clients.map(({ user }) => user.name)})`;
  assert.equal((await countOf(database.db, told))! % total, 0);
  const { rows: [log] } = await sql<{ first: number; last: number; count: number }>`select min(n) as first, max(n) as last, count(*)::integer as count from events`.execute(database.db);
  assert.equal(log!.count, log!.last - log!.first + 1, 'The log has a gap');
  assert.equal(log!.last - first!.n, total * 2, 'An order has told of itself twice, or not at all');
}

test('a server that is killed in the midst of 1,000 orders loses none and doubles none', async () => {
  const servers = await Promise.all([start(), start()]);
  await orderThrough(servers, async () => {
    servers[1].child.kill('SIGKILL');
    await servers[1].exited;
    servers.push(await start());
  });
});

test('PostgreSQL that is killed in the midst of 1,000 orders loses none and doubles none, and the servers go on', async () => {
  const servers = await Promise.all([start(), start()]);
  await orderThrough(servers, async () => {
    await postgres.crash();
    postgres.start();
  });
  assert.deepEqual(servers.map(({ child }) => child.exitCode), [null, null], servers.map(({ output }) => output().slice(-2000)).join('\n'));
});

test('a writer that stops in the midst of a change, as on a machine that is gone, holds up the others for a minute', async () => {
  const { door } = await start();
  const admin = await signInAdmin(door);
  const [begun, goOn] = [new EventTarget(), new EventTarget()];
  const holding = once(begun, 'done');
  const stopped = serverBackend(database, false).store.write(() => {
    const waiting = once(goOn, 'done');
    begun.dispatchEvent(new Event('done'));
    return waiting;
  });
  await holding;
  const began = performance.now();
  await addFood(door, admin);
  assert.ok(performance.now() - began > 30_000);
  goOn.dispatchEvent(new Event('done'));
  await assert.rejects(stopped);
});

test('while the database is away calls are refused with 503 and a sentence, and work again when it is back', async () => {
  const { door, child, output } = await start();
  const admin = await signInAdmin(door);
  const food = await addFood(door, admin);
  const { token } = await register(door);
  postgres.halt();
  try {
    const end = Date.now() + 10_000;
    while (Date.now() < end) {
      const answers = [await door('/api/menu'), await send(door, 'POST /orders', { token, body: orderBody(food) }), await signIn(door, freeEmail())];
      for (const answer of answers) {
        assert.deepEqual([answer.status, await answer.json()], [503, { status: 503, code: 'storage_unavailable', message: DATABASE_GONE } satisfies Refusal]);
      }
      assert.equal((await door('/readyz')).status, 503);
      assert.equal((await door('/healthz')).status, 200);
      await wait(500);
    }
  } finally {
    postgres.start();
  }
  assert.equal((await placeOrder(door, token, food)).status, 'pending');
  assert.equal((await door('/readyz')).status, 200);
  assert.equal(child.exitCode, null, output());
});

test('on a full disk an order is refused with 507 and leaves nothing half, and works when there is room', async () => {
  const disk = mkdtempSync(path.join(tmpdir(), 'shop-disk-'));
  const { uid, gid } = postgres.owner;
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=24m,mode=700,uid=${uid},gid=${gid}`, 'tmpfs', disk]);
  try {
    const folder = path.join(disk, 'data');
    execFileSync('install', ['-d', '-o', String(uid), '-g', String(gid), folder]);
    await sql`create tablespace small location ${sql.lit(folder)}`.execute(database.db);
    await sql`create database small tablespace small`.execute(database.db);
    const url = postgres.url.replace('/shop?', '/small?');
    const { door } = await startServer({ DATABASE_URL: url });
    const admin = await signInAdmin(door, url);
    const food = await addFood(door, admin, { stock: 1_000_000 });
    const { token } = await register(door);
    const filler = path.join(disk, 'filler');
    try {
      writeFileSync(filler, Buffer.alloc(24 * 1024 * 1024));
    } catch {
      // It is full now.
    }
    const small = await connect({ url });
    const placed = () => countOf(small.db, sql<{ count: number }>`select count(*)::integer as count from orders`);
    let confirmed = 0;
    let refused: Response | null = null;
    for (let at = 0; at < 2000 && !refused; at += 1) {
      const answer = await send(door, 'POST /orders', { token, body: orderBody(food) });
      if (answer.ok) confirmed += 1;
      else refused = answer;
    }
    assert.ok(refused, 'The disk was not full');
    assert.deepEqual([refused.status, ((await refused.json()) as Refusal).code], [507, 'storage_full']);
    assert.equal(await placed(), confirmed);
    assert.equal(await countOf(small.db, sql`select stock as count from foods`), 1_000_000 - confirmed);
    assert.equal((await door('/api/menu')).status, 200);
    rmSync(filler);
    await placeOrder(door, token, food);
    assert.equal(await placed(), confirmed + 1);
    await small.close();
  } finally {
    killServers();
    await wait(500);
    await sql`drop database if exists small with (force)`.execute(database.db);
    await sql`drop tablespace if exists small`.execute(database.db);
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}, !isRoot() && 'only root can make a small disk');
