import { shortName, slicesOf } from './slices';

const point = (label: string, value: number) => ({ label, value });

describe('slices', () => {
  it('are what they are where each has room for its name', () => {
    const points = [point('Pizza', 60), point('Pasta', 37), point('Salad', 3)];
    expect(slicesOf(points)).toBe(points);
  });

  it('of less than 3% are drawn as one, after the others', () => {
    const points = [point('Pizza', 950), point('Soups', 29), point('Pasta', 50), point('Breads', 1)];
    expect(slicesOf(points)).toEqual([point('Pizza', 950), point('Pasta', 50), point('Others', 30)]);
  });

  it('of less than 3% keep their names where there is one of them, or nothing else', () => {
    const one = [point('Pizza', 99), point('Salad', 1)];
    expect(slicesOf(one)).toBe(one);
    const many = Array.from({ length: 40 }, (_, at) => point(String(at), 1));
    expect(slicesOf(many)).toBe(many);
  });
});

describe('a name beside a slice', () => {
  it('is cut where it is longer than its room, between characters', () => {
    expect(shortName('Sixteen letters.', 16)).toBe('Sixteen letters.');
    expect(shortName('Sourdough Specialities', 16)).toBe('Sourdough Speci…');
    expect(shortName('Grandmother’s way of baking', 15)).toBe('Grandmother’s…');
    expect(shortName('🍕🍕🍕🍕', 3)).toBe('🍕🍕…');
  });
});
