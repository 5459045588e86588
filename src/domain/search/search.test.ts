import { matchesSearch, nearness, wordsOf } from './search';

it('compares words without case, accents and punctuation', () => {
  expect(wordsOf(' Crème brûlée, “Zoë’s” N°5 ')).toEqual(['creme', 'brulee', 'zoe', 's', 'n', '5']);
  expect(matchesSearch('zoe CREME', ['Crème brûlée', 'Zoë'])).toBe(true);
  expect(matchesSearch('rulee', ['Crème brûlée'])).toBe(false);
  expect(matchesSearch('zoe pizza', ['Crème brûlée', 'Zoë'])).toBe(false);
});

it('matches everything for an empty search, and nothing for one without words', () => {
  expect(matchesSearch('', [])).toBe(true);
  expect(matchesSearch('  ', ['Zoë'])).toBe(true);
  expect(matchesSearch('!?', ['Zoë'])).toBe(false);
});

describe('a phone number', () => {
  const stored = ['Daniel Okafor', '8 Harbour View', '555 010 0187'];

  it.each(['5550100187', '555-010-0187', '(555) 0100187', '555.010.01', '555010', '55501001', '0187 010', '55501', '5550100187 Daniel', '0100187'])('typed as %s is found', (query) => {
    expect(matchesSearch(query, stored)).toBe(true);
  });

  it.each(['5550100188', '0100555x', '5550187', '5550100187 Maya', '1234567890123456'])('typed as %s is not found', (query) => {
    expect(matchesSearch(query, stored)).toBe(false);
  });

  it('consists of digits only, and of at most 15', () => {
    expect(matchesSearch('x5550100187', stored)).toBe(false);
    expect(matchesSearch('5550100187x', stored)).toBe(false);
    expect(matchesSearch('1234 5678 9012 3456', ['1234567890123456'])).toBe(false);
  });

  it('is found with spaces if it is stored without', () => {
    expect(matchesSearch('555 010 0187', ['5550100187'])).toBe(true);
    expect(matchesSearch('+49 171 234', ['+491712345678'])).toBe(true);
  });
});

describe('how well a typed word matches a word', () => {
  it.each([
    ['pizza', 'pizza', 0],
    ['piz', 'pizza', 1],
    ['margerita', 'margherita', 2],
    ['peperoni', 'pepperoni', 2],
    ['magrherita', 'margherita', 2],
    ['margarita', 'margherita', 4],
    ['margrita', 'margherita', 4],
    ['izza', 'pizza', 2],
    ['pizzza', 'pizza', 2],
    ['pozza', 'pizza', 2],
    // The beginning of a word, with a typing error.
    ['marger', 'margherita', 3],
    ['stawberry', 'strawberry', 2],
  ])('%s matches %s with %i', (typed, word, expected) => {
    expect(nearness(typed, word)).toBe(expected);
  });

  it.each([
    // Short words allow no typing error.
    ['pei', 'pie'],
    ['tae', 'tea'],
    // One error up to seven letters, two from eight.
    ['pazzo', 'pizza'],
    ['tomaato', 'potato'],
    ['mrgerta', 'margherita'],
    ['maxgexixa', 'margherita'],
    ['spageti', 'spaghetti'],
    ['pizzas', 'pi'],
    ['cheesecake', 'cheese'],
  ])('%s does not match %s', (typed, word) => {
    expect(nearness(typed, word)).toBeNull();
  });

  it('agrees with the recursive definition of edit distance', () => {
    // Three letters: with two, a wrong letter would always be the other one.
    const letters = ['a', 'b', 'c'];
    const words = [''];
    for (let length = 0; length < 4; length += 1) {
      words.push(...words.filter((word) => word.length === length).flatMap((word) => letters.map((letter) => word + letter)));
    }
    // Collected into one assertion, because thousands of them would take most of the run time of all domain tests.
    const compared = words
      .filter(({ length }) => length === 4)
      .flatMap((typed) => words.map((word) => ({ typed, word, found: nearness(typed, word), due: plainNearness(typed, word) })));
    expect(compared.filter(({ found, due }) => found !== due)).toEqual([]);
    expect(compared.length).toBeGreaterThan(9000);
  });
});

/** What `nearness` gives for a word that allows one error, by trying every beginning of the other word. */
function plainNearness(typed: string, word: string): number | null {
  const least = Math.min(...Array.from({ length: word.length + 1 }, (_, length) => distance(typed, word.slice(0, length))));
  if (least > 1) return null;
  return 2 * least + (distance(typed, word) === least ? 0 : 1);
}

const known = new Map<string, number>();

/** The recursive definition (optimal string alignment), memoised. */
function distance(a: string, b: string): number {
  const pair = `${a} ${b}`;
  const least = known.get(pair) ?? workedOut(a, b);
  known.set(pair, least);
  return least;
}

function workedOut(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [restA, restB] = [a.slice(0, -1), b.slice(0, -1)];
  const ways = [distance(restA, b) + 1, distance(a, restB) + 1, distance(restA, restB) + (a.at(-1) === b.at(-1) ? 0 : 1)];
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    ways.push(distance(a.slice(0, -2), b.slice(0, -2)) + 1);
  }
  return Math.min(...ways);
}
