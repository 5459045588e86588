/** The part of QA that the first screen does not need. It is loaded when the page is idle, or on demand. */
import { catalogue, clearScenarios, enableScenario } from '../scenarios/catalogue';
import { refreshScreens } from './shop-data/account';
import { openLink } from './settings/link';
import { restoreLog } from './bug-report/capsule';
import { watchSentences } from './sentences/sentences';
import { type Settings, changeSettings, keepSettings } from './settings/settings';
import { showButton } from './button/button';

/** Restores the settings of this tab or applies a link. Calls wait for it. */
export async function prepareWorkbench() {
  keepSettings();
  restoreLog();
  await openLink();
}

/** Adds the button, and starts to record seen messages. */
export function showWorkbench() {
  watchSentences();
  showButton((opener) => {
    import('../panel/QaPanel').then(({ openPanel }) => { openPanel(opener); }, (error: unknown) => { console.warn('The QA panel does not load.', error); });
  });
}

/** The implementation of the console commands. */
export const commands = {
  use: enableScenario,
  set: (change: Partial<Settings>) => {
    changeSettings(change);
    refreshScreens();
  },
  clear: () => {
    clearScenarios();
    refreshScreens();
  },
  list: (): Record<string, string> => Object.fromEntries(catalogue.map(({ name, title }) => [name, title])),
  rushHour: async () => (await import('./rush-hour/rushHour')).rushHour,
};
