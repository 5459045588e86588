/**
 * SHA-256 (FIPS 180-4) and PBKDF2 (RFC 8018) by hand, for pages without `crypto.subtle`: browsers give it to none that
 * came by plain http from another machine. Fetched by those alone; what they hash is the same.
 */

/** Long computations let the page draw and answer after this many steps. */
const STEPS_AT_ONCE = 5000;

const BLOCK_BYTES = 64;
const STATE_BYTES = 32;

const words = (bytes: number) => new DataView(new ArrayBuffer(bytes));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

/** The first 32 bits behind the point of these roots of the first primes: the algorithm's own numbers. */
function rootsOfPrimes(count: number, exponent: number): DataView {
  const roots = words(4 * count);
  firstPrimes(count).forEach((prime, at) => { roots.setUint32(4 * at, ((prime ** exponent) % 1) * 2 ** 32); });
  return roots;
}

const START = rootsOfPrimes(8, 1 / 2);
const ROUNDS = rootsOfPrimes(64, 1 / 3);
const schedule = words(4 * 64);

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Takes the 64 bytes of `block` from `from` on into the state. */
function takeIn(state: DataView, block: DataView, from = 0) {
  for (let at = 0; at < BLOCK_BYTES; at += 4) schedule.setInt32(at, block.getInt32(from + at));
  for (let at = BLOCK_BYTES; at < schedule.byteLength; at += 4) {
    const early = schedule.getInt32(at - 60);
    const late = schedule.getInt32(at - 8);
    const mixed = (rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)) + (rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10));
    schedule.setInt32(at, schedule.getInt32(at - 64) + schedule.getInt32(at - 28) + mixed);
  }
  let [a, b, c, d] = [state.getInt32(0), state.getInt32(4), state.getInt32(8), state.getInt32(12)];
  let [e, f, g, h] = [state.getInt32(16), state.getInt32(20), state.getInt32(24), state.getInt32(28)];
  for (let at = 0; at < schedule.byteLength; at += 4) {
    const chosen = (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g));
    const first = (h + chosen + ROUNDS.getInt32(at) + schedule.getInt32(at)) | 0;
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => { state.setInt32(4 * at, state.getInt32(4 * at) + word); });
}

const copyOf = (view: DataView) => new DataView(view.buffer.slice(0));

/** The state after `bytes`, which follow upon `before` bytes that `state` has taken in: the end is marked, and the length. */
function finish(state: DataView, bytes: Uint8Array, before = 0): DataView {
  const padded = words(Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES);
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(before + bytes.length) * 8n);
  for (let from = 0; from < padded.byteLength; from += BLOCK_BYTES) takeIn(state, padded, from);
  return state;
}

const bytesOf = (view: DataView) => new Uint8Array(view.buffer);

/** The SHA-256 of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return bytesOf(finish(copyOf(START), bytes));
}

/** The state that has taken in a key, as both halves of an HMAC (RFC 2104) begin. */
function keyed(key: Uint8Array, mask: number): DataView {
  const block = words(BLOCK_BYTES);
  bytesOf(block).set(key.length > BLOCK_BYTES ? sha256(key) : key);
  bytesOf(block).forEach((byte, at, all) => { all[at] = byte ^ mask; });
  const state = copyOf(START);
  takeIn(state, block);
  return state;
}

/** The 32 bytes of PBKDF2 with HMAC-SHA-256, as `crypto.subtle.deriveBits` gives them. */
export async function pbkdf2(password: Uint8Array, salt: Uint8Array, iterations: number): Promise<Uint8Array> {
  const inner = keyed(password, 0x36);
  const outer = keyed(password, 0x5c);
  const again = (text: Uint8Array) => {
    const hashed = finish(copyOf(inner), text, BLOCK_BYTES);
    return bytesOf(finish(copyOf(outer), bytesOf(hashed), BLOCK_BYTES));
  };
  let link = again(Uint8Array.of(...salt, 0, 0, 0, 1));
  const result = Uint8Array.from(link);
  for (let step = 1; step < iterations; step += 1) {
    link = again(link);
    for (let at = 0; at < STATE_BYTES; at += 1) result[at] = (result[at] ?? 0) ^ (link[at] ?? 0);
    if (step % STEPS_AT_ONCE === 0) await new Promise((resolve) => { setTimeout(resolve); });
  }
  return result;
}
