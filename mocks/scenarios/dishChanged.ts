import { getResponse } from 'msw';
import { contract } from '../../src/domain/contract';
import { handlers as backend } from '../handlers';
import type { Behaviour } from './behaviours';
import { on, scenario } from './scenario';

/** The values that another administrator sets. */
const THEIRS: Readonly<Record<string, unknown>> = {
  name: 'Dish of the day',
  price: 9.99,
  image: 'icons/icon-512.png',
  category: 'Salad',
  description: 'Somebody else says so',
  stock: 77,
  threshold: 7,
};

/** Sets the fields that the request is about to change to other values, then passes it on. */
const first: Behaviour = async (request) => {
  const { was = {} } = (await request.clone().json()) as { was?: object };
  const theirs = Object.keys(was).filter((field) => field in THEIRS).map((field) => [field, THEIRS[field]] as const);
  if (theirs.length > 0) await getResponse(backend, new Request(request.clone(), { body: JSON.stringify(Object.fromEntries(theirs)) }));
  return undefined;
};

export const dishChanged = scenario({
  name: 'dish-changed',
  title: 'Somebody else has just changed the same of a dish or its stock',
  area: 'Back office',
  handlers: () => [contract.updateFood, contract.changeInventory].map((call) => on(call, first)),
});
