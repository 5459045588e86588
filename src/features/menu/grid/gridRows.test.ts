import { gridParts, rowsBetween } from './gridRows';

/** Four rows, at 0, 110, 320 and 430 pixels, with gaps of 10 pixels. */
const rows = { heights: [100, 200, 100, 50], gap: 10 };

it.each([
  [0, 1, { from: 0, to: 1 }],
  [0, 480, { from: 0, to: 4 }],
  [99, 111, { from: 0, to: 2 }],
  [100, 110, { from: 1, to: 1 }],
  [310, 330, { from: 2, to: 3 }],
  [-500, -100, { from: 0, to: 0 }],
  [-500, 50, { from: 0, to: 1 }],
  [470, 900, { from: 3, to: 4 }],
  [480, 900, { from: 4, to: 4 }],
])('between %i and %i pixels', (top, bottom, expected) => {
  expect(rowsBetween(rows, top, bottom)).toEqual(expected);
});

it('renders rows as cards and replaces the others with space of the same height', () => {
  const parts = (...drawn: number[]) => gridParts(rows, drawn, 3, 11);
  expect(parts()).toEqual([{ kind: 'room', height: 480 }]);
  expect(parts(0, 1, 2, 3)).toEqual([{ kind: 'cards', from: 0, to: 11 }]);
  expect(parts(1, 2)).toEqual([
    { kind: 'room', height: 100 },
    { kind: 'cards', from: 3, to: 9 },
    { kind: 'room', height: 50 },
  ]);
  expect(parts(0, 3)).toEqual([
    { kind: 'cards', from: 0, to: 3 },
    { kind: 'room', height: 310 },
    { kind: 'cards', from: 9, to: 11 },
  ]);
});
