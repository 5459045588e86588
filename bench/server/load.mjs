/** Calls of a server's API, and load on it. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Runs a program, and gives its output. */
export const execute = promisify(execFile);

/** How many clients send requests at once. */
export const CLIENTS = 20;

/** The body of an order over one piece each of two dishes. */
export const ORDER_FILE = fileURLToPath(new URL('order.json', import.meta.url));
/** @type {object} */
export const ORDER = JSON.parse(readFileSync(ORDER_FILE, 'utf8'));

/** @typedef {(method: string, path: string, body?: object, headers?: Readonly<Record<string, string>>) => Promise<any>} Ask makes a call that must succeed, and returns its answer */

/** The calls of a session. @param {number} port @param {string} [token] @returns {Ask} */
export const session = (port, token) => async (method, path, body, headers) => {
  const response = await fetch(`http://localhost:${port}/api${path}`, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** Makes the account of a customer. @param {number} port @returns {Promise<string>} the token of its session */
export async function makeCustomer(port) {
  const email = `${crypto.randomUUID()}@bench.example`;
  const { token } = await session(port)('POST', '/users', { name: 'Nell Bench', email, password: 'a long secret' });
  return token;
}

/**
 * Sends the same request again and again by ab, a program that takes little of the processor that the server needs as well.
 * @param {number} seconds
 * @param {string} address
 * @param {string[]} options of ab
 * @returns how many were answered a second
 */
export async function requestsASecond(seconds, address, options = []) {
  let answered = Number.NaN;
  // The first requests are slow, until the code is compiled.
  for (const time of [seconds / 4, seconds]) {
    const { stdout } = await execute('ab', ['-q', '-k', '-l', '-c', String(CLIENTS), '-t', String(Math.round(time)), '-n', '1000000', ...options, address]);
    if (/Failed requests: +[1-9]|Non-2xx/.test(stdout)) throw new Error(stdout);
    answered = Number(/Requests per second: +([\d.]+)/.exec(stdout)?.[1]);
  }
  return answered;
}

/**
 * The line of a measure that is compared with a limit.
 * @param {string} what @param {number} reached a second @param {number} limit a second @param {number} goal as a share of the limit
 */
export const shareOf = (what, reached, limit, goal) => ({
  what,
  result: `${reached.toFixed(0)} against ${limit.toFixed(0)} a second: ${((reached / limit) * 100).toFixed(0)} %`,
  goal: `at least ${goal * 100} %`,
  met: reached / limit >= goal,
});

/** Runs statements in the database. @param {string} url @param {...string} statements */
export const runSql = (url, ...statements) =>
  execute('psql', ['-q', '-v', 'ON_ERROR_STOP=1', ...statements.flatMap((statement) => ['-c', statement]), url]);

/** Gives every dish enough stock for all orders. @param {string} url */
export const stockUp = (url) => runSql(url, 'update foods set stock = 100000000, low_stock = false');
