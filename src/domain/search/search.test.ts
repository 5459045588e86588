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
    ['tofu', 'ofu', 2],
    // Neighbours of which one letter is alike are not swapped.
    ['aaab', 'aabc', 3],
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
    ['aaaa', 'aabb'],
  ])('%s does not match %s', (typed, word) => {
    expect(nearness(typed, word)).toBeNull();
  });
});
