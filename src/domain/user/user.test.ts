import { initialsOf } from './user';

test.each([
  ['Maya Patel', 'MP'],
  ['  maya   patel ', 'MP'],
  ['Ana María de la Cruz', 'AC'],
  ['Cher', 'C'],
  ['élodie', 'É'],
  ['😀 Smith', '😀S'],
  ['', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
