import { addInterceptor, interceptorsOf, removeInterceptor } from '../instrumentation/interceptors';
import { profileScenarios, sessionScenarios } from './accountScenarios';
import { backOfficeScenarios } from './backOfficeScenarios';
import { browserScenarios, eventScenarios } from './browserScenarios';
import { cartScenarios } from './cartScenarios';
import { checkoutScenarios } from './checkoutScenarios';
import { menuScenarios, searchScenarios } from './menuScenarios';
import { orderScenarios } from './orderScenarios';
import type { ScenarioList } from './scenario';

/** The scenarios (named backend behaviours) by area, in the panel's order. */
const EVERY_SCENARIO = {
  Menu: menuScenarios,
  Search: searchScenarios,
  Session: sessionScenarios,
  Cart: cartScenarios,
  Checkout: checkoutScenarios,
  Orders: orderScenarios,
  Profile: profileScenarios,
  'Back office': backOfficeScenarios,
  Events: eventScenarios,
  Everything: browserScenarios,
} satisfies Record<string, ScenarioList>;

/** In front of a real API, without those that break the browser's own database and worker. */
export const SCENARIOS: Readonly<Record<string, ScenarioList>> =
  process.env.MOCKS === 'off'
    ? Object.fromEntries(Object.entries<ScenarioList>(EVERY_SCENARIO).map(([area, list]) => [area, list.filter(({ handlers }) => handlers !== undefined)]))
    : EVERY_SCENARIO;

/** All scenarios, in the panel's order. */
export const catalogue: ScenarioList = Object.values(SCENARIOS).flat();

/** Switches a scenario on. Restarts it if it is on already. @throws Error that lists the scenarios if the name is unknown */
export function enableScenario(name: string) {
  const found = catalogue.find((each) => each.name === name);
  if (!found) throw new Error(`There is no scenario ${name}. There are: ${catalogue.map((each) => each.name).join(', ')}`);
  disableScenario(name);
  const end = found.begin?.();
  addInterceptor({ kind: 'scenario', name, handlers: found.handlers?.() ?? [], end });
}

/** Switches one scenario off. */
export function disableScenario(name: string) {
  removeInterceptor('scenario', name);
}

/** Switches all scenarios off, the latest first: it may have changed what an earlier one restores. */
export function clearScenarios() {
  for (const { name } of interceptorsOf('scenario')) disableScenario(name);
}

/** The names of the active scenarios, in the order of activation. */
export function activeScenarios(): string[] {
  return interceptorsOf('scenario').map(({ name }) => name).reverse();
}
