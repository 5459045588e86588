/** What QA costs everybody: `window.qa`, and the decision when to load the rest. */
import type { DemoCounts } from '../../src/domain/demoData';
import { QA_SETTINGS_KEY } from '../../src/domain/storedKeys';
import { type LoggedRequest, loggedRequests } from './requestLog';

interface QaConsole {
  /** Switches a scenario on; what is on already stays on and is asked later. */
  use: (name: string) => Promise<void>;
  /** Switches all scenarios off; the screen asks again for what it shows. */
  clear: () => Promise<void>;
  /** What there is, name by name. */
  list: () => Promise<Record<string, string>>;
  /** Adds generated records, by default the big shop; gives how many there are of what was asked for. */
  fill: (counts?: Partial<DemoCounts>) => Promise<number>;
  /** The latest calls and their answers, newest first. */
  requests: () => readonly LoggedRequest[];
}

declare global {
  interface Window {
    qa?: QaConsole;
  }
}

const IDLE_MS = 1500;

/** How often a workbench is asked for that does not come, and how long after the first time; then twice as long each time. */
const TRIES = 4;
const AGAIN_MS = 1000;

async function prepare() {
  const { prepareWorkbench, showWorkbench, commands } = await import('./workbench');
  await prepareWorkbench();
  return { showWorkbench, commands };
}

let preparing: ReturnType<typeof prepare> | null = null;
/** Where it fails now, it is tried again when somebody asks for it. */
const load = () =>
  (preparing ??= prepare().catch((error: unknown) => {
    preparing = null;
    throw error;
  }));

/** The same for whoever does not press again. */
async function loadAgain(tries = TRIES, wait = AGAIN_MS): ReturnType<typeof prepare> {
  try {
    return await load();
  } catch (error) {
    console.warn('The QA workbench does not load.', error);
    if (tries === 1) throw error;
    await new Promise((resolve) => { setTimeout(resolve, wait); });
    return loadAgain(tries - 1, 2 * wait);
  }
}

/** Whether the first call already has to be answered as QA says. */
function isWanted(): boolean {
  try {
    return new URLSearchParams(window.location.search).has('qa') || sessionStorage.getItem(QA_SETTINGS_KEY) !== null;
  } catch {
    return false;
  }
}

function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_MS });
  else setTimeout(run, IDLE_MS);
}

/** The page is there and has had its first look at the data. */
function whenLoaded(run: () => void) {
  if (document.readyState === 'complete') setTimeout(run, IDLE_MS);
  else window.addEventListener('load', () => setTimeout(run, IDLE_MS), { once: true });
}

/** Starts the workbench. What it returns is settled once calls may be answered. */
export function startQa(): Promise<void> {
  window.qa = {
    use: async (name) => { (await load()).commands.use(name); },
    clear: async () => { (await load()).commands.clear(); },
    list: async () => (await load()).commands.list(),
    fill: async (counts) => (await load()).commands.fill(counts),
    requests: loggedRequests,
  };
  const ignore = () => undefined;
  whenLoaded(() => {
    whenIdle(() => { loadAgain().then(({ showWorkbench }) => { showWorkbench(); }, ignore); });
  });
  return isWanted() ? loadAgain().then(ignore, ignore) : Promise.resolve();
}
