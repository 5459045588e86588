/** Switches scenarios on and off, in this page or this test. The latest one answers first. */
import { removeInterceptor, interceptorsOf, addInterceptor } from '../instrumentation/interceptors';
import { catalogue } from './catalogue';

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

/** Switches all scenarios off. */
export function clearScenarios() {
  activeScenarios().forEach(disableScenario);
}

/** The names of the active scenarios, in the order of activation. */
export function activeScenarios(): string[] {
  return interceptorsOf('scenario').map(({ name }) => name).reverse();
}
