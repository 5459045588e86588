import { act, render } from '@testing-library/react';
import { useDrawnRows } from './useDrawnRows';

interface Row {
  id: string;
  stock: number;
}

const keyOf = ({ id }: Row) => id;
const page = (name: string, count: number): Row[] => Array.from({ length: count }, (_, n) => ({ id: `${name}${String(n)}`, stock: 1 }));

/** Every state of the list that somebody could have seen. */
function draw(first: readonly Row[] | undefined) {
  const seen: string[][] = [];
  function List({ rows }: { rows: readonly Row[] | undefined }) {
    seen.push(useDrawnRows(rows, keyOf)?.map(({ id, stock }) => `${id}:${String(stock)}`) ?? ['waiting']);
    return null;
  }
  const { rerender } = render(<List rows={first} />);
  return { seen, show: (rows: readonly Row[] | undefined) => { act(() => { rerender(<List rows={rows} />); }); } };
}

it('shows a row that is changed in its place in the same moment', () => {
  const before = page('a', 100);
  const { seen, show } = draw(before);
  seen.length = 0;
  show(before.map((row, at) => (at === 70 ? { ...row, stock: 9 } : row)));
  expect(seen[0]).toHaveLength(100);
  expect(seen[0]?.[70]).toBe('a70:9');
});

it('draws another page from above, a part at a time, and keeps the room of what is still to come', () => {
  const { seen, show } = draw(page('a', 100));
  seen.length = 0;
  show(page('b', 100));
  const fresh = seen.map((rows) => rows.filter((row) => row.startsWith('b')).length);
  expect(new Set(fresh)).toEqual(new Set([0, 25, 50, 75, 100]));
  expect(new Set(seen.map((rows) => rows.length))).toEqual(new Set([100]));
  expect(seen.at(-1)).toEqual(page('b', 100).map(({ id }) => `${id}:1`));
});

it('draws no row twice where an old one is on the new page too', () => {
  const before = page('a', 100);
  const { seen, show } = draw(before);
  show([...before].reverse());
  for (const rows of seen) expect(new Set(rows).size).toBe(rows.length);
  expect(seen.at(-1)?.[0]).toBe('a99:1');
});

it('waits for the first answer, and follows a list that shrinks to nothing', () => {
  const { seen, show } = draw(undefined);
  expect(seen.at(-1)).toEqual(['waiting']);
  show(page('a', 30));
  expect(seen.at(-1)).toHaveLength(30);
  show(page('a', 2));
  expect(seen.at(-1)).toEqual(['a0:1', 'a1:1']);
  show([]);
  expect(seen.at(-1)).toEqual([]);
});
