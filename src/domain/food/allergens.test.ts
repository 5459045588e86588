import * as v from 'valibot';
import { AllergensSchema, type Allergen, allergensOf, alwaysContains, inOrder, isVegan, sayAllergens } from './allergens';

const choice = (id: string, allergens: Allergen[] = [], isVeg = true) => ({ id, isVeg, most: 1, soldOut: false, ...(allergens.length > 0 && { allergens }) });
const group = (least: number, ...choices: ReturnType<typeof choice>[]) => ({ id: 'extras', least, choices });
const chosen = (...ids: string[]) => ids.map((choiceId) => ({ groupId: 'extras', choiceId }));
const EXTRAS = group(0, choice('pesto', ['nuts', 'milk']), choice('basil'), choice('ham', [], false));

describe('allergens of a dish', () => {
  it('are its own and those of what is chosen, once, in the order of the regulation', () => {
    const dish = { allergens: ['milk', 'gluten'] as Allergen[], options: [EXTRAS] };
    expect(allergensOf(dish, [])).toEqual(['gluten', 'milk']);
    expect(allergensOf(dish, chosen('pesto'))).toEqual(['gluten', 'milk', 'nuts']);
    expect(allergensOf(dish, [{ groupId: 'other', choiceId: 'pesto' }])).toEqual(['gluten', 'milk']);
    expect(inOrder(['nuts', 'dust', 'eggs', 'nuts'])).toEqual(['eggs', 'nuts']);
  });

  it('hide it where it cannot be had without them', () => {
    const without = (dish: Parameters<typeof alwaysContains>[0]) => alwaysContains(dish, ['nuts']);
    expect(without({ allergens: ['milk', 'nuts'] })).toBe(true);
    expect(without({ allergens: ['milk'], options: [EXTRAS] })).toBe(false);
    expect(without({ options: [group(1, choice('pesto', ['nuts']), choice('satay', ['nuts', 'peanuts']))] })).toBe(true);
    expect(without({ options: [group(1, choice('pesto', ['nuts']), choice('basil'))] })).toBe(false);
    expect(without({ options: [group(2, choice('pesto', ['nuts']), choice('basil'))] })).toBe(true);
    expect(without({ options: [group(2, choice('pesto', ['nuts']), { ...choice('basil'), most: 2 })] })).toBe(false);
    expect(without({ options: [group(1, choice('pesto', ['nuts']), { ...choice('basil'), soldOut: true })] })).toBe(true);
  });

  it('are said by a menu as soon as a dish or a choice says one', () => {
    expect([sayAllergens([{}, { options: [group(0, choice('basil'))] }]), sayAllergens([{}, { options: [EXTRAS] }]), sayAllergens([{ allergens: ['fish'] }])]).toEqual([false, true, true]);
  });

  it('are among the fourteen, each once', () => {
    expect(v.safeParse(AllergensSchema, ['nuts', 'nuts']).issues?.[0].message).toBe('Each allergen can be named once');
    expect(v.safeParse(AllergensSchema, ['dust']).issues?.[0].message).toBe('This is not one of the fourteen allergens');
  });
});

it('a dish is vegan while nothing chosen comes from animals', () => {
  const dish = { isVeg: true, diets: ['vegan'], options: [EXTRAS] };
  expect([isVegan(dish, []), isVegan(dish, chosen('basil')), isVegan(dish, chosen('pesto')), isVegan(dish, chosen('ham'))]).toEqual([true, true, false, false]);
  expect([isVegan({ ...dish, diets: [] }, []), isVegan({ ...dish, isVeg: false }, [])]).toEqual([false, false]);
});
