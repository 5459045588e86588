/** The part of QA that every page loads: `window.qa`, and when to load the rest. */
import { whenIdle } from '../../src/compat/whenIdle';
import { QA_SETTINGS_KEY } from '../../src/domain/storedKeys';
import { readItem } from '../../src/shared/utils/safeStorage';
import { loggedRequests } from '../instrumentation/requestLog';
import type { Settings } from './settings/settings';
import { setNetwork } from './rush-hour/sendAsApp';

const IDLE_MS = 1500;

async function prepare() {
  const { prepareWorkbench, showWorkbench, commands } = await import('./workbench');
  await prepareWorkbench();
  return { showWorkbench, commands };
}

let preparing: ReturnType<typeof prepare> | null = null;
/** Loads the workbench. After a failure the next call tries again. */
const load = () =>
  (preparing ??= prepare().catch((error: unknown) => {
    preparing = null;
    console.warn('The QA workbench does not load.', error);
    throw error;
  }));

/** The commands of the browser's console. */
const qa = {
  /** Switches a scenario on. Scenarios that are on already stay on, behind it. */
  use: async (name: string) => { (await load()).commands.use(name); },
  /** Changes other settings: `{ latency: 500 }`, or the clock (settings/settings.ts). The screen refetches what it shows. */
  set: async (change: Partial<Settings>) => { (await load()).commands.set(change); },
  /** Switches all scenarios off; the screen refetches what it shows. */
  clear: async () => { (await load()).commands.clear(); },
  /** The titles of all scenarios, by name. */
  list: async () => (await load()).commands.list(),
  /** The latest calls and their responses, newest first. */
  requests: loggedRequests,
  /** Controls the rush hour, which lets customers order. */
  rushHour: async () => (await load()).commands.rushHour(),
};

declare global {
  interface Window {
    qa?: typeof qa;
  }
}

/** Whether the settings already apply to the first call. */
const isWanted = () => new URLSearchParams(window.location.search).has('qa') || readItem('sessionStorage', QA_SETTINGS_KEY) !== null;

/**
 * Starts QA.
 * @param fetch reaches the backend as the app does
 * @returns resolves once calls may be handled
 */
export function startQa(fetch: typeof globalThis.fetch): Promise<void> {
  setNetwork(fetch);
  window.qa = qa;
  const ignore = () => undefined;
  const show = () => { load().then(({ showWorkbench }) => { showWorkbench(); }, ignore); };
  // The page has to load and to make its first requests before.
  const showWhenIdle = () => setTimeout(whenIdle, IDLE_MS, show);
  if (document.readyState === 'complete') showWhenIdle();
  else window.addEventListener('load', showWhenIdle, { once: true });
  return isWanted() ? load().then(ignore, ignore) : Promise.resolve();
}
