/** Clients of the server: bare connections, so that they take little of the processor that the server needs as well. */
import { connect } from 'node:net';
import pg from 'pg';

/** @typedef {{ status: number, body: Buffer }} Answer */

const HEAD_END = '\r\n\r\n';

/** A connection that stays open, for one request at a time. */
export class Connection {
  /** @type {Buffer} */
  #received = Buffer.alloc(0);
  /** @type {{ resolve: (answer: Answer) => void, reject: (error: Error) => void } | null} */
  #waiting = null;

  /** @param {number} port @param {string} [token] of a session */
  constructor(port, token) {
    this.port = port;
    this.token = token;
    this.socket = this.#open();
  }

  #open() {
    const socket = connect({ port: this.port, host: 'localhost', noDelay: true });
    socket.on('data', (data) => { this.#take(data); });
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('The server has closed a connection')));
    return socket;
  }

  /** @param {Buffer} data */
  #take(data) {
    this.#received = this.#received.length === 0 ? data : Buffer.concat([this.#received, data]);
    const end = this.#received.indexOf(HEAD_END);
    if (end === -1) return;
    const head = this.#received.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const start = end + HEAD_END.length;
    if (this.#received.length < start + length) return;
    const body = this.#received.subarray(start, start + length);
    this.#received = this.#received.subarray(start + length);
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve({ status: Number(head.slice(9, 12)), body });
  }

  /**
   * Sends a request.
   * @param {string} method @param {string} path @param {unknown} [body] @param {Readonly<Record<string, string>>} headers
   * @returns {Promise<Answer>} the bytes of the answer
   */
  send(method, path, body, headers = {}) {
    const text = body === undefined ? '' : JSON.stringify(body);
    const lines = [`${method} ${path} HTTP/1.1`, 'host: localhost', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
    if (this.token !== undefined) lines.push(`authorization: Bearer ${this.token}`);
    if (text !== '') lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(text)}`);
    // The server closes what is quiet for some seconds.
    if (this.socket.readyState !== 'open' && this.socket.readyState !== 'opening') this.socket = this.#open();
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.socket.write(`${lines.join('\r\n')}${HEAD_END}${text}`);
    });
  }

  /**
   * Makes a call of the API that must succeed.
   * @param {string} method @param {string} path @param {unknown} [body] @param {Readonly<Record<string, string>>} [headers]
   * @returns {Promise<any>} its answer
   */
  async ask(method, path, body, headers) {
    const answer = await this.send(method, `/api${path}`, body, headers);
    const text = answer.body.toString();
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  }

  close() {
    this.socket.destroy();
  }
}

/**
 * Lets clients act, each again and again, for some seconds.
 * @template Client
 * @param {readonly Client[]} clients
 * @param {number} seconds
 * @param {(client: Client) => Promise<unknown>} act
 * @returns {Promise<number>} acts a second
 */
export async function drive(clients, seconds, act) {
  const started = performance.now();
  const end = started + seconds * 1000;
  let count = 0;
  await Promise.all(clients.map(async (client) => {
    while (performance.now() < end) {
      await act(client);
      count += 1;
    }
  }));
  return count / ((performance.now() - started) / 1000);
}

/** Makes the accounts of customers. @param {number} port @param {number} count @returns {Promise<Connection[]>} a connection of each */
export async function makeCustomers(port, count) {
  const customers = Array.from({ length: count }, () => new Connection(port));
  await Promise.all(customers.map(async (customer) => {
    const email = `${crypto.randomUUID()}@bench.example`;
    customer.token = (await customer.ask('POST', '/users', { name: 'Nell Bench', email, password: 'a long secret' })).token;
  }));
  return customers;
}

/** The lines of an order over one piece each of two dishes. @param {readonly { id: string, price: number }[]} foods */
export function newOrder(foods) {
  const at = Math.floor(Math.random() * foods.length);
  const two = [foods[at], foods[(at + 1) % foods.length]];
  const lines = two.map((food) => ({ foodId: food?.id, price: food?.price, quantity: 1 }));
  return { lines, deliveryAddress: '27 Orchard Street, Riverside', contactPhone: '555 010 0142' };
}

/** Runs statements in the database. @param {string} url @param {...string} statements */
export async function runSql(url, ...statements) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Gives every dish enough stock for all orders. @param {string} url */
export const stockUp = (url) => runSql(url, 'update foods set stock = 100000000, low_stock = false');
