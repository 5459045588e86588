import { keepPlaces } from './useStableList';

const SIZE = 4;
const idOf = ({ id }: { id: string }) => id;
const rowsOf = (ids: string, value = 'old') => ids.split('').map((id) => ({ id, value }));

/** The rows `shown`, a letter each, after the backend has answered `fresh`. */
function keep(shown: string, fresh: string, how: Partial<Parameters<typeof keepPlaces<{ id: string; value: string }>>[0]> = {}) {
  const now = keepPlaces({ shown: rowsOf(shown), fresh: rowsOf(fresh, 'new'), size: SIZE, idOf, ...how });
  return { ...now, ids: now.rows.map(idOf).join(''), values: now.rows.map(({ value }) => value), missing: now.missing.join('') };
}

it.each([
  ['follows the values in place, whatever the order of the answer', 'abc', 'cab', 'abc', '', 0],
  ['holds rows back that would push others down', 'abc', 'xyabc', 'abc', '', 2],
  ['appends rows below the last known one while there is room', 'abc', 'abcdxy', 'abcd', '', 0],
  ['keeps a row that somebody else removed, and marks it', 'abc', 'ac', 'abc', 'b', 0],
  ['does not mark a row that new ones have pushed to the next page', 'abcd', 'xabc', 'abcd', '', 1],
  ['marks a removed row beside a pushed one', 'abcd', 'xacy', 'abcd', 'b', 1],
  ['holds a page of new rows back', 'abcd', 'wxyz', 'abcd', '', 4],
  ['appends new rows to those that are all gone while there is room', 'a', 'xy', 'axy', 'a', 0],
  ['keeps the rows of a list that was emptied', 'ab', '', 'ab', 'ab', 0],
])('%s', (_, shown, fresh, ids, missing, waiting) => {
  expect(keep(shown, fresh)).toMatchObject({ ids, missing, waiting });
});

it('appends a new row to its part of the screen, and holds back one that would push others of the part', () => {
  const now = keep('abz', 'axbcdz', { size: 9, partOf: ({ id }) => id === 'z' });
  expect(now).toMatchObject({ ids: 'abcdz', missing: '', waiting: 1 });
});

it('takes the values of a row off the page from elsewhere', () => {
  const elsewhere = rowsOf('bd', 'elsewhere');
  const now = keep('abcd', 'xacy', { elsewhere });
  expect(now.values).toEqual(['new', 'elsewhere', 'new', 'elsewhere']);
  expect(now.missing).toBe('b');
});

it('marks a row that no longer matches the filter, also where new ones have pushed others to the next page', () => {
  const now = keep('abcd', 'xyab', { elsewhere: rowsOf('d', 'other'), fits: ({ value }) => value !== 'other' });
  expect(now).toMatchObject({ ids: 'abcd', missing: 'd', waiting: 2 });
});
