import fc from 'fast-check';
import { isEqual } from './isEqual';

test('a value equals its copy, and an object with another order of fields', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => {
    expect(isEqual(value, structuredClone(value))).toBe(true);
  }));
  expect(isEqual({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(isEqual({ a: 1, b: undefined }, { a: 1 })).toBe(true);
});

test.each<[unknown, unknown]>([
  [1, '1'],
  [0, null],
  [null, undefined],
  [null, {}],
  [[], {}],
  [['nuts'], ['milk']],
  [['nuts', 'milk'], ['milk', 'nuts']],
  [['nuts'], ['nuts', 'milk']],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
  [['a'], { 0: 'a' }],
])('%j and %j differ', (a, b) => {
  expect([isEqual(a, b), isEqual(b, a)]).toEqual([false, false]);
});
