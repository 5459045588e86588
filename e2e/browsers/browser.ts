/** Test fixtures for browsers other than Chromium: an empty shop per test, and tabs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { type Engine, type Session, startBrowser } from './session';
import { Tab } from './tab';

/** Options of a Playwright project. */
export interface Options {
  engine: Engine;
}

/** Window sizes in pixels. MiniBrowser's window is at least 447 pixels wide, which is still the phone layout. */
const SCREENS = { phone: [390, 844], desktop: [1440, 900] } as const;

interface Host {
  origin: string;
  /** Simulates a network loss from now on. */
  stop: () => Promise<void>;
}

const SERVER = path.join(__dirname, '../../scripts/serve.mjs');

/** Serves dist/ on a free port. A new port is a new origin, so nothing that another test stored is visible. */
async function serve(): Promise<Host> {
  const server = spawn(process.execPath, [SERVER], { env: { ...process.env, PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  let origin: string | undefined;
  for await (const text of server.stdout) {
    output += String(text);
    origin = /http:\/\/localhost:\d+/.exec(output)?.[0];
    if (origin !== undefined) break;
  }
  if (origin === undefined) throw new Error(`The server does not start: ${output}`);
  return {
    origin,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill();
      await once(server, 'exit');
    },
  };
}

interface Fixtures {
  host: Host;
  /** Opens a tab, by default in the size of a desktop. */
  openTab: (screen?: keyof typeof SCREENS | readonly [number, number]) => Promise<Tab>;
}

/** A test with a browser session per worker, and an empty shop and tabs per test. */
export const test = base.extend<Fixtures, Options & { session: Session }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  session: [
    async ({ engine }, use) => {
      const session = await startBrowser(engine);
      await use(session);
      await session.close();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern
  host: async ({}, use) => {
    const host = await serve();
    await use(host);
    await host.stop();
  },
  openTab: async ({ session, host }, use, testInfo) => {
    const tabs: Tab[] = [];
    await use(async (screen = 'desktop') => {
      const [width, height] = typeof screen === 'string' ? SCREENS[screen] : screen;
      const tab = await Tab.open(session, host.origin, width, height);
      tabs.push(tab);
      return tab;
    });
    for (const [index, tab] of tabs.entries()) {
      if (testInfo.errors.length > 0) await tab.save(testInfo.outputPath(`tab-${String(index + 1)}.png`));
      await tab.close();
    }
  },
});
