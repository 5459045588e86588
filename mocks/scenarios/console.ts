/** `qa.use('checkout-fails')` in the browser's console. What is on survives a reload, not the tab. */
import { catalogue } from '.';
import { activeScenarios, clearScenarios, useScenario } from './active';

const STORAGE_KEY = 'qa-scenarios';

interface QaConsole {
  /** Switches a scenario on; what is on already stays on and is asked later. */
  use: (name: string) => void;
  /** Switches all scenarios off. */
  clear: () => void;
  /** What there is. */
  list: () => Record<string, string>;
}

declare global {
  interface Window {
    qa?: QaConsole;
  }
}

function remember() {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(activeScenarios()));
  } catch (error) {
    console.warn('The scenarios that are on will not survive a reload.', error);
  }
}

function recall(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    const known = catalogue.map((each) => each.name);
    return Array.isArray(stored) ? stored.filter((name: unknown) => known.some((each) => each === name)).map(String) : [];
  } catch {
    return [];
  }
}

/** Puts `window.qa` there, and switches on what was on before the reload. */
export function installQaConsole() {
  recall().forEach(useScenario);
  window.qa = {
    use: (name) => {
      useScenario(name);
      remember();
    },
    clear: () => {
      clearScenarios();
      remember();
    },
    list: () => Object.fromEntries(catalogue.map(({ name, title }) => [name, title])),
  };
}
