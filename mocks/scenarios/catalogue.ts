import { profileScenarios, sessionScenarios } from './accountScenarios';
import { backOfficeScenarios } from './backOfficeScenarios';
import { browserScenarios } from './browserScenarios';
import { cartScenarios } from './cartScenarios';
import { checkoutScenarios } from './checkoutScenarios';
import { eventScenarios } from './eventScenarios';
import { menuScenarios, searchScenarios } from './menuScenarios';
import { orderScenarios } from './orderScenarios';
import type { ScenarioList } from './scenario';

/** The scenarios (named backend behaviours) by area, in the panel's order. */
export const SCENARIOS = {
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

/** All scenarios, in the panel's order. */
export const catalogue: ScenarioList = Object.values(SCENARIOS).flat();
