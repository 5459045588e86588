import { dirtyFields, partsOf } from './dirtyFields';

const opened = { name: 'Pizza', price: 12.99, allergens: ['nuts', 'milk'], energy: { kcal: 900 } };

test('only fields with another content are dirty, also lists and objects', () => {
  expect(dirtyFields(opened, structuredClone(opened))).toEqual({});
  expect(dirtyFields(opened, { ...structuredClone(opened), allergens: ['nuts'] })).toEqual({ allergens: ['nuts'] });
  expect(dirtyFields(opened, { ...structuredClone(opened), energy: { kcal: 800 }, price: 13 })).toEqual({ energy: { kcal: 800 }, price: 13 });
});

test('the fields of a change are read from the record', () => {
  expect(partsOf(opened, { allergens: [], price: 1 })).toEqual({ allergens: ['nuts', 'milk'], price: 12.99 });
});
