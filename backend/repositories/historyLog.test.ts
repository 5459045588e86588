import { fieldChanges } from './historyLog';

test('the history names changed lists and objects as text, and leaves out equal ones', () => {
  const before = { name: 'Pizza', allergens: ['nuts', 'milk'], energy: { kcal: 900 }, tags: ['hot'] };
  const after = { name: 'Pie', allergens: ['nuts'], energy: { kcal: 800 }, tags: ['hot'] };
  expect(fieldChanges(before, after)).toEqual([
    { field: 'name', from: 'Pizza', to: 'Pie' },
    { field: 'allergens', from: 'nuts, milk', to: 'nuts' },
    { field: 'energy', from: '{"kcal":900}', to: '{"kcal":800}' },
  ]);
});
