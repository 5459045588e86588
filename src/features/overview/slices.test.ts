import { shortName, slicesOf } from './slices';

const point = (label: string, value: number) => ({ label, value });

describe('slices', () => {
  it('are unchanged if each has room for its name', () => {
    const points = [point('Pizza', 60), point('Pasta', 37), point('Salad', 3)];
    expect(slicesOf(points)).toBe(points);
  });

  it('below 3 % are merged into one, after the others', () => {
    const points = [point('Pizza', 950), point('Soups', 29), point('Pasta', 50), point('Breads', 1)];
    expect(slicesOf(points)).toEqual([point('Pizza', 950), point('Pasta', 50), point('Others', 30)]);
  });

  it('below 3 % keep their names if there is only one, or if there are no others', () => {
    const one = [point('Pizza', 99), point('Salad', 1)];
    expect(slicesOf(one)).toBe(one);
    const many = Array.from({ length: 40 }, (_, at) => point(String(at), 1));
    expect(slicesOf(many)).toBe(many);
  });
});

describe('a name beside a slice', () => {
  it('is cut between characters if it is longer than its room', () => {
    expect(shortName('Sixteen letters.', 16)).toBe('Sixteen letters.');
    expect(shortName('Sourdough Specialities', 16)).toBe('Sourdough Speci…');
    expect(shortName('Grandmother’s way of baking', 15)).toBe('Grandmother’s…');
    expect(shortName('🍕🍕🍕🍕', 3)).toBe('🍕🍕…');
  });
});
