import { contract } from '../../src/domain/contract';
import { makeMenu } from '../db/seed/generator';
import { seedInUse } from '../random/seededRandom';
import { cutOff, failing, flaky, inTurn, unreadable, waiting, working } from './behaviours';
import { changeDishes } from './changeDishes';
import { type ScenarioList, answerWith, fail, on } from './scenario';

/** The menu and the promotions above it. */
export const menuScenarios: ScenarioList = [
  {
    name: 'menu-fails',
    title: 'The menu cannot be loaded',
    handlers: () => [fail(contract.getMenu, 500)],
  },
  {
    name: 'menu-fails-twice',
    title: 'The menu fails twice, then works',
    handlers: () => [on(contract.getMenu, inTurn(failing(500), failing(500), working))],
  },
  {
    name: 'menu-flaky',
    title: 'Every other call for the menu fails, as the seed decides',
    handlers: () => [on(contract.getMenu, flaky(50, failing(503)))],
  },
  {
    name: 'menu-slow',
    title: 'The menu takes four seconds',
    handlers: () => [on(contract.getMenu, waiting(4000))],
  },
  {
    name: 'menu-unreadable',
    title: 'A page comes where the menu was asked for',
    handlers: () => [on(contract.getMenu, unreadable)],
  },
  {
    name: 'menu-cut-off',
    title: 'Only half of the menu arrives',
    handlers: () => [on(contract.getMenu, cutOff)],
  },
  {
    name: 'menu-busy',
    title: 'The shop answers that it is asked too often',
    handlers: () => [fail(contract.getMenu, 429, 'Too many requests. Please try again in a moment.')],
  },
  {
    name: 'banners-fail',
    title: 'The promotions cannot be loaded',
    handlers: () => [fail(contract.getBanners, 500)],
  },
  {
    name: 'empty-shop',
    title: 'Nothing on the menu, no promotions',
    handlers: () => [
      answerWith(contract.getMenu, { categories: [], foods: [] }),
      answerWith(contract.searchMenu, []),
      answerWith(contract.getBanners, []),
    ],
  },
  {
    name: 'huge-shop',
    title: 'A thousand dishes on the menu',
    handlers: () => [answerWith(contract.getMenu, () => makeMenu(seedInUse()))],
  },
  {
    name: 'sold-out',
    title: 'Every dish on the menu is sold out',
    handlers: () => changeDishes((foods) => foods.map((food) => ({ ...food, stock: 0 }))),
  },
  {
    name: 'only-veg',
    title: 'Nothing but vegetarian dishes on the menu',
    handlers: () => changeDishes((foods) => foods.filter(({ isVeg }) => isVeg)),
  },
];

/** The search for food. */
export const searchScenarios: ScenarioList = [
  {
    name: 'search-fails',
    title: 'Searching for food fails',
    handlers: () => [fail(contract.searchMenu, 500)],
  },
];
