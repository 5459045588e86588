/** The scenarios that are switched on, in this page or this test; the one switched on last is asked first. */
import type { RequestHandler } from 'msw';
import { catalogue } from '.';

const active = new Map<string, RequestHandler[]>();

/** Switches a scenario on, from its start if it is on already. */
export function useScenario(name: string) {
  const found = catalogue.find((each) => each.name === name);
  if (!found) throw new Error(`There is no scenario ${name}. There are: ${catalogue.map((each) => each.name).join(', ')}`);
  active.delete(name);
  active.set(name, found.handlers());
}

/** Switches all scenarios off. */
export function clearScenarios() {
  active.clear();
}

/** The names of the scenarios that are on, in the order in which they were switched on. */
export function activeScenarios(): string[] {
  return [...active.keys()];
}

/** Their handlers, first asked first. */
export function activeHandlers(): RequestHandler[] {
  return [...active.values()].reverse().flat();
}
