/** Everything of QA that the first screen does not need, loaded when the page idles or as soon as somebody asks. */
import { clearScenarios, useScenario } from '../scenarios/active';
import { catalogue } from '../scenarios/catalogue';
import { refreshScreens } from './account';
import { fillFromConsole } from './fillBar';
import { openLink } from './link';
import { recallLog } from './capsule';
import { watchSentences } from './seen';
import { keepSettings } from './settingsStorage';
import { showButton } from './button';

/** Switches on what a link or the last load of this tab asks for; the calls wait for it. */
export async function prepareWorkbench() {
  keepSettings();
  recallLog();
  await openLink();
}

/** Puts the button there, and begins to note which sentences are seen. */
export function showWorkbench() {
  watchSentences();
  showButton();
}

/** What the console's functions do. */
export const commands = {
  use: useScenario,
  clear: () => {
    clearScenarios();
    refreshScreens();
  },
  fill: async (counts?: Parameters<typeof fillFromConsole>[0]) => {
    const stored = await fillFromConsole(counts);
    refreshScreens();
    return stored;
  },
  list: (): Record<string, string> => Object.fromEntries(catalogue.map(({ name, title }) => [name, title])),
};
