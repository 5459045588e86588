import { contract } from '../../src/domain/contract';
import { makeMenu } from '../../backend/seed/generator';
import { seedInUse } from '../../backend/utils/random';
import { type ScenarioList, answerWith, changeFoods, cutOff, fail, failing, flaky, inTurn, on, scenario, unreadable, waiting, working } from './scenario';

/** The menu and the promotions above it. */
export const menuScenarios: ScenarioList = [
  scenario('menu-fails', 'The menu cannot be loaded', () => [fail(contract.getMenu, 500)]),
  scenario('menu-fails-twice', 'The menu fails twice, then works', () => [on(contract.getMenu, inTurn(failing(500), failing(500), working))]),
  scenario('menu-flaky', 'Every other call for the menu fails, as the seed decides', () => [on(contract.getMenu, flaky(50, failing(503)))]),
  scenario('menu-slow', 'The menu takes four seconds', () => [on(contract.getMenu, waiting(4000))]),
  scenario('menu-unreadable', 'A page comes where the menu was asked for', () => [on(contract.getMenu, unreadable)]),
  scenario('menu-cut-off', 'Only half of the menu arrives', () => [on(contract.getMenu, cutOff)]),
  scenario('menu-busy', 'The shop answers that it is asked too often', () => [fail(contract.getMenu, 429, 'Too many requests. Please try again in a moment.')]),
  scenario('banners-fail', 'The promotions cannot be loaded', () => [fail(contract.getBanners, 500)]),
  scenario('empty-shop', 'Nothing on the menu, no promotions', () => [
    answerWith(contract.getMenu, { categories: [], foods: [] }),
    answerWith(contract.searchMenu, []),
    answerWith(contract.getBanners, []),
  ]),
  scenario('huge-shop', 'A thousand dishes on the menu', () => [answerWith(contract.getMenu, () => makeMenu(seedInUse()))]),
  scenario('sold-out', 'Every dish on the menu is sold out', () => changeFoods((foods) => foods.map((food) => ({ ...food, stock: 0 })))),
  scenario('only-veg', 'Nothing but vegetarian dishes on the menu', () => changeFoods((foods) => foods.filter(({ isVeg }) => isVeg))),
];

/** The search for food. */
export const searchScenarios: ScenarioList = [
  scenario('search-fails', 'Searching for food fails', () => [fail(contract.searchMenu, 500)]),
];
