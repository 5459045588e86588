import * as v from 'valibot';
import { NewOptionsSchema, optionsMistake } from './optionsForm';
import { type OptionGroup, choiceRule, choose, currentOptions, defaultOptions, describeGroup, groupProblem, mustChoose, priceFrom, unitPrice } from './options';

const choice = (name: string, price = 0, more: Partial<OptionGroup['choices'][number]> = {}) => ({ id: name.toLowerCase(), name, price, isVeg: true, soldOut: false, isDefault: false, most: 1, ...more });
const SIZE: OptionGroup = { id: 'size', name: 'Size', least: 1, most: 1, choices: [choice('Small'), choice('Large', 2.5)] };
const EXTRAS: OptionGroup = {
  id: 'extras', name: 'Extras', least: 0, most: 3,
  choices: [choice('Cheese', 1.1, { most: 2, isDefault: true }), choice('Ham', 1.3, { isVeg: false }), choice('Figs', 2, { soldOut: true, isDefault: true })],
};
const [small, large, cheese, ham, figs] = [...SIZE.choices, ...EXTRAS.choices];

describe('options of a dish', () => {
  it('are its defaults until the customer chooses, without what is sold out', () => {
    expect(defaultOptions([SIZE, EXTRAS]).map(({ name }) => name)).toEqual(['Cheese']);
    expect([mustChoose([SIZE, EXTRAS]), mustChoose([EXTRAS]), mustChoose(undefined)]).toEqual([true, false, false]);
  });

  it('add their prices to that of the dish, in whole cents', () => {
    expect(unitPrice(0.1, [choose(SIZE, large!), choose(EXTRAS, cheese!, 2)])).toBe(4.8);
    expect(unitPrice(9.99, [])).toBe(9.99);
  });

  it('give the lowest price with what has to be chosen', () => {
    expect(priceFrom(9.99)).toEqual({ price: 9.99, isLowest: false });
    expect(priceFrom(9.99, [{ ...EXTRAS, choices: [ham!, figs!] }])).toEqual({ price: 9.99, isLowest: false });
    expect(priceFrom(9.99, [SIZE, EXTRAS])).toEqual({ price: 9.99, isLowest: true });
    expect(priceFrom(9.99, [{ ...SIZE, choices: [large!] }, { ...EXTRAS, least: 2 }])).toEqual({ price: 14.69, isLowest: true });
  });

  it('give the price with the defaults where nothing has to be chosen: the button of the card adds those', () => {
    expect(priceFrom(9.99, [EXTRAS])).toEqual({ price: 11.09, isLowest: false });
  });

  it('give no price of a choice that is sold out, or of one taken more often than it can be', () => {
    expect(priceFrom(9.99, [{ ...SIZE, choices: [{ ...small!, soldOut: true }, large!] }])).toEqual({ price: 12.49, isLowest: false });
    expect(priceFrom(9.99, [{ ...EXTRAS, least: 3 }])).toEqual({ price: 13.49, isLowest: false });
  });

  it.each([
    ['too few', SIZE, [], 'Please choose Size'],
    ['too few of several', { ...EXTRAS, least: 2 }, [choose(EXTRAS, cheese!)], 'Please choose at least 2 of Extras'],
    ['enough', { ...EXTRAS, least: 2 }, [choose(EXTRAS, cheese!, 2)], null],
    ['too many', { ...EXTRAS, most: 2 }, [choose(EXTRAS, cheese!, 2), choose(EXTRAS, ham!)], 'Please choose at most 2 of Extras'],
  ])('of a group are counted in pieces: %s', (_, group, chosen, message) => {
    expect(groupProblem(group, chosen)).toBe(message);
  });

  it('are taken at the current prices, and are vegetarian if all of them are', () => {
    const refs = [{ ...choose(SIZE, large!), price: 9 }, choose(EXTRAS, ham!)];
    expect(currentOptions([SIZE, EXTRAS], refs)).toEqual({ chosen: [choose(SIZE, large!), choose(EXTRAS, ham!)], isVeg: false, problem: null });
    expect(currentOptions([SIZE], [choose(SIZE, small!)]).isVeg).toBe(true);
  });

  it.each([
    ['a choice that is sold out', [choose(SIZE, small!), choose(EXTRAS, figs!)], 'Figs is no longer available'],
    ['a choice that is gone, by the name that the customer saw', [choose(SIZE, { ...small!, id: 'gone', name: 'Huge' })], 'Huge is no longer available'],
    ['a choice without a name', [{ groupId: 'size', choiceId: 'gone', quantity: 1 }], 'One of its options is no longer available'],
    ['a choice of another group', [{ ...choose(SIZE, small!), groupId: 'extras' }], 'Small is no longer available'],
    ['too many of a choice', [choose(SIZE, small!), choose(EXTRAS, cheese!, 3)], 'At most 2 of Cheese'],
    ['too many of a choice in several parts', [choose(SIZE, small!), choose(EXTRAS, cheese!), choose(EXTRAS, cheese!, 2)], 'At most 2 of Cheese'],
    ['a group without a choice', [choose(EXTRAS, ham!)], 'Please choose Size'],
  ])('cannot be ordered with %s', (_, refs, problem) => {
    expect(currentOptions([SIZE, EXTRAS], refs).problem).toBe(problem);
  });

  it('are described', () => {
    expect([choiceRule(SIZE), choiceRule(EXTRAS), choiceRule({ ...EXTRAS, least: 2 })]).toEqual(['Choose 1', 'Choose up to 3', 'Choose 2 to 3']);
    expect(describeGroup(EXTRAS)).toBe('Extras (choose up to 3): Cheese +$1.10 (up to 2, default), Ham +$1.30 (Non-Veg), Figs +$2.00 (default, sold out)');
  });

  it.each([
    ['a group without a name', { name: ' ' }, 'Please name every group'],
    ['a group without choices', { choices: [] }, 'A group needs a choice'],
    ['a choice without a name', { choices: [choice(' ')] }, 'Please name every choice'],
    ['two choices of one name', { choices: [choice('Small'), { ...choice('small'), id: 'other' }] }, 'Each choice of a group needs a name of its own'],
    ['a price below 0', { choices: [choice('Small', -1)] }, 'Please enter a valid price'],
    ['more that are needed than can be chosen', { least: 2 }, 'At least cannot be more than at most'],
    ['fewer choices than are needed', { least: 3, most: 3 }, 'There are fewer choices than have to be chosen'],
    ['too many defaults', { choices: SIZE.choices.map((each) => ({ ...each, isDefault: true })) }, 'There are more defaults than can be chosen'],
  ])('cannot be saved with %s', (_, part, message) => {
    const groups = [{ ...SIZE, ...part }];
    expect(v.safeParse(NewOptionsSchema, groups).issues?.[0].message ?? optionsMistake(groups)).toBe(message);
  });

  it('can be saved otherwise, each group once', () => {
    expect(v.parse(NewOptionsSchema, [SIZE, EXTRAS])).toEqual([SIZE, EXTRAS]);
    expect([optionsMistake([SIZE, EXTRAS]), optionsMistake([SIZE, SIZE])]).toEqual([null, 'A dish can have a group once']);
  });
});
