import { conflictingFields } from './conflict';

const now = { price: 14.99, stock: 30, name: 'Pizza', allergens: ['nuts', 'milk'] };

it.each([
  ['nothing has changed', { price: 14.99 }, { price: 13.5 }, {}],
  ['the same field has changed', { price: 12.99 }, { price: 13.5 }, { price: 14.99 }],
  ['two of the fields have changed', { price: 12.99, stock: 25 }, { price: 13.5, stock: 0 }, { price: 14.99, stock: 30 }],
  ['one of two fields has changed', { price: 12.99, stock: 30 }, { price: 13.5, stock: 12 }, { price: 14.99 }],
  ['both set the same value', { price: 12.99 }, { price: 14.99 }, {}],
  ['another field has changed', { price: 12.99, name: 'Pizza' }, { name: 'Pie' }, {}],
  ['no earlier value is given', {}, { price: 13.5 }, {}],
  ['a list has changed', { allergens: ['nuts'] }, { allergens: [] }, { allergens: ['nuts', 'milk'] }],
  ['a list was read as it is', { allergens: ['nuts', 'milk'] }, { allergens: [] }, {}],
  ['a field is named but not set', { price: 12.99 }, { price: undefined }, {}],
])('a change of a record that another user may have changed where %s', (_, was, change, asked) => {
  expect(conflictingFields(now, was, change)).toEqual(asked);
});
