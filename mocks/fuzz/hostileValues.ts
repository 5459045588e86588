/** Input of an attacker or of a broken client. */
import fc from 'fast-check';

const TEXTS = [
  '', ' ', '\t\n', '\u0000', 'a\u0000b', '\ud800', 'x\udfff', '\u202eevil', '\u200f', '\u200b', '\u202egnidnep', '\u3164', '\u2800', 'Piz\u00adza', '🍕'.repeat(500),
  'x'.repeat(10_001), 'x'.repeat(500_000), 'e\u0301'.repeat(300),
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' OR 1=1 --", '${7*7}', '{{constructor}}', '%00', '%', '%zz', '\\',
  '../../etc/passwd', '..\\..\\windows', '/', '//', '.hidden', 'a/b', 'a?b#c', '*', ':id',
  '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'undefined', 'true',
  'NaN', 'Infinity', '-1', '-0', '0', '1.5', '1e3', '0x10', '٣', '１', ' 1', '1 ', '999999999999999999999', '1,5',
  'javascript:alert(1)', 'JAVASCRIPT:alert(1)', ' java\nscript:alert(1)', 'data:text/html,<script>', 'vbscript:x', 'file:///etc/passwd', 'blob:x',
  'admin@fooddelivery.example', '@', 'a@b', 'a@b.c\nBcc: d@e.f', 'user-alex-morgan',
];

const NUMBERS = [
  -1, -0, 0, 0.5, 1.5, -1.5, 0.001, 100, 1e6 + 1, 2 ** 31, 2 ** 31 + 1, 2 ** 53 + 2, 1e21, 1e308, -1e308, 5e-324, NaN, Infinity,
];

/** Text that often breaks software. */
export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
);

/** JSON values. Only parsed text can have an own property called `__proto__`. */
const hostileObject = fc.constantFrom(
  '{}', '[]', '[[]]', '[null]', '{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}', '{"length":1}',
  '{"toString":1}', '{"valueOf":null,"toJSON":1}', '{"$gt":""}', `${'['.repeat(2000)}${']'.repeat(2000)}`,
).map((text) => JSON.parse(text) as unknown);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false) },
  { weight: 2, arbitrary: hostileObject },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** A placeholder for a number that is too large: JSON can contain one, and parsing it gives Infinity. */
const TOO_LARGE = '(a number too large)';

/** Serialises a value as JSON, with Infinity as `1e999`, because `JSON.stringify` would give null. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (part === Infinity ? TOO_LARGE : part)).replaceAll(`"${TOO_LARGE}"`, '1e999');
}

/** Bodies that are not JSON. */
export const brokenBody = fc.oneof(
  fc.constantFrom('', ' ', '{', '}', '{]', '{"a":1}}', '{"a"', "{'a':1}", 'NaN', 'undefined', 'Infinity', '\u0000', '<order/>', 'a=1&b=2', '\ufeff', '[1,]', '{"a":1,}', '01', '"\u0001"', '"', '-', '--boundary\r\n\r\nx'),
  fc.string({ unit: 'binary', maxLength: 40 }).filter((text) => !isJson(text)),
);

export const contentType = fc.constantFrom('application/json', 'text/plain', 'text/html', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml', 'nonsense');

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Invalid tokens, as far as a header can carry them. */
export const badToken = fc.oneof(
  fc.constantFrom('', ' ', 'undefined', 'null', '__proto__', 'admin', 'admin@fooddelivery.example', 'user-alex-morgan', 'Bearer', '*', '%', 'x'.repeat(10_000), '../..', '{}', 'eyJhbGciOiJub25lIn0.eyJpc0FkbWluIjp0cnVlfQ.'),
  fc.uuid(),
  fc.string({ maxLength: 60 }),
);
