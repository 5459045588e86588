/** A shop to test: in this process, or in one of its own. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as nodeTest } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answers, CallName, Food, Order, Session } from '../../conformance/answers';

export const PASSWORD = 'a long secret';
const DELIVERY = { deliveryAddress: '27 Orchard Street', contactPhone: '555 010 0142' };
/** A picture of one pixel. */
export const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** How long a test may take, in ms. */
const LIMIT_MS = 5 * 60_000;
/** How long a server may take to start, in ms. */
const START_MS = 120_000;

/** Declares a test. @param skip why it is left out; false if it is not */
export function test(title: string, run: () => Promise<void>, skip: string | false = false): void {
  void nodeTest(title, { timeout: LIMIT_MS, skip }, run);
}

/** Sends a request to a shop, to a path like `/api/menu`. */
export type Door = (path: string, init?: RequestInit) => Response | Promise<Response>;

/** The parts of a call. */
interface CallParts {
  readonly token?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a call. */
export async function send(door: Door, call: CallName, { token, params = {}, body, headers }: CallParts = {}): Promise<Response> {
  const [method = '', template = ''] = call.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return door(`/api${path}`, {
    method,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Makes a call that must succeed, and returns the body of its answer. */
export async function ask<Name extends CallName>(door: Door, call: Name, parts: CallParts = {}): Promise<Answers[Name]> {
  const response = await send(door, call, parts);
  const text = await response.text();
  assert.ok(response.ok, `${call} was answered with ${response.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Answers[Name];
}

/** An e-mail address that no account has. */
export const freeEmail = () => `${randomUUID()}@tests.example`;

/** Opens an account. */
export function register(door: Door, email = freeEmail()): Promise<Session> {
  return ask(door, 'POST /users', { body: { name: 'Nell Whitaker', email, password: PASSWORD } });
}

/** Tries to sign in. */
export function signIn(door: Door, email: string, password = PASSWORD, headers: Record<string, string> = {}): Promise<Response> {
  return send(door, 'POST /session', { body: { email, password }, headers });
}

/** Adds a dish. */
export function addFood(door: Door, token: string, parts: Partial<Food> = {}): Promise<Food> {
  return ask(door, 'POST /foods', {
    token,
    body: { name: `Dish ${randomUUID()}`, description: 'Made for a test', price: 8.99, category: 'Pies', image: 'pictures/dish.webp', stock: 20, isVeg: true, ...parts },
  });
}

/** The body of an order over one piece of a dish. */
export const orderBody = ({ id, price }: Food) => ({ ...DELIVERY, lines: [{ foodId: id, quantity: 1, price }] });

/** Orders one piece of a dish. */
export const placeOrder = (door: Door, token: string, food: Food): Promise<Order> => ask(door, 'POST /orders', { token, body: orderBody(food) });

/** An open event stream. */
export interface Stream {
  readonly response: Response;
  /** Waits until it has said a text. @throws if it has not in time */
  said(text: string, timeoutMs?: number): Promise<void>;
  /** What it has said. */
  text(): string;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens the event stream, and waits until it is up to date. */
export async function openStream(door: Door, token?: string): Promise<Stream> {
  const abort = new AbortController();
  const response = await door('/api/events', { headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) }, signal: abort.signal });
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) text += decoder.decode(chunk, { stream: true });
  };
  const stream = {
    response,
    text: () => text,
    async said(part: string, timeoutMs = 10_000) {
      const end = Date.now() + timeoutMs;
      while (!text.includes(part)) {
        assert.ok(Date.now() < end, `The stream has not said ${part} but ${text}`);
        await wait(10);
      }
    },
    ended: read().catch(() => undefined),
    close: () => { abort.abort(); },
  };
  if (response.ok) await stream.said('up-to-date');
  return stream;
}

/** A server in a process of its own. */
export interface Server {
  readonly door: Door;
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has printed. */
  output(): string;
  /** Its exit code, once it has ended; null if a signal has ended it. */
  readonly exited: Promise<number | null>;
}

/** The settings of a server's process: its environment. Without any, its data is in memory. */
export type Settings = Readonly<Record<string, string>>;

const running = new Set<ChildProcess>();

function spawnShop(args: readonly string[], settings: Settings) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.mts', ...args], {
    env: { ...process.env, SCRYPT_COST: '1024', ATTEMPTS_PER_ADDRESS: '100000', DATA_FOLDER: '', DATABASE_URL: '', ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => { text += String(chunk); });
  const exited = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return { child, output: () => text, exited };
}

/** A port that no program listens to. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a server and waits until it answers. @throws if it ends instead */
export async function startServer(settings: Settings = {}, args: readonly string[] = []): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = spawnShop(args, { PORT: String(port), ...settings });
  const end = Date.now() + START_MS;
  while (!started.output().includes('The shop is open')) {
    assert.ok(started.child.exitCode === null && Date.now() < end, `The server has not started: ${started.output()}`);
    await wait(20);
  }
  return { ...started, url, door: (path, init) => fetch(url + path, init) };
}

/** Runs a command of the server to its end. @param input what is typed */
export async function runCommand(args: readonly string[], settings: Settings, input = ''): Promise<{ code: number | null; output: string }> {
  const { child, exited, output } = spawnShop(args, settings);
  child.stdin.end(input);
  return { code: await exited, output: output() };
}

/** Kills the servers that are still running. */
export function killServers() {
  for (const child of running) child.kill('SIGKILL');
}
