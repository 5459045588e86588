/**
 * WebDriver sessions in Debian's Firefox and in WebKitGTK's MiniBrowser. Firefox is controlled without geckodriver, which
 * Debian does not package: its Marionette accepts the same commands over a socket.
 */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The supported browsers. */
export type Engine = 'firefox' | 'webkit';

/** Commands of the WebDriver standard by their Marionette names, with their HTTP endpoints below the session. */
const ENDPOINTS = {
  'WebDriver:Navigate': 'POST /url',
  'WebDriver:ExecuteScript': 'POST /execute/sync',
  'WebDriver:ElementClick': 'POST /element/{id}/click',
  'WebDriver:ElementSendKeys': 'POST /element/{id}/value',
  'WebDriver:PerformActions': 'POST /actions',
  'WebDriver:TakeScreenshot': 'GET /screenshot',
  'WebDriver:NewWindow': 'POST /window/new',
  'WebDriver:SwitchToWindow': 'POST /window',
  'WebDriver:CloseWindow': 'DELETE /window',
  'WebDriver:SetWindowRect': 'POST /window/rect',
} as const;

/** A WebDriver command by its Marionette name. */
export type Command = keyof typeof ENDPOINTS;

/** A running browser that accepts commands. */
export interface Session {
  /**
   * Sends one command and returns its value.
   * @throws Error with the browser's error message
   */
  send: (command: Command, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Sets the size of the current tab's page in CSS pixels, as closely as the browser can. */
  resize: (width: number, height: number) => Promise<void>;
  /** Download folder. */
  downloads: string;
  close: () => Promise<void>;
}

const START_TIMEOUT_MS = 30_000;

/**
 * Polls until `attempt` returns something other than undefined.
 * @throws Error after the start timeout
 */
async function poll<Value>(attempt: () => Value | undefined | Promise<Value | undefined>, what: string): Promise<Value> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    const value = await attempt();
    if (value !== undefined) return value;
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
  throw new Error(`${what} does not start`);
}

/** Starts a program that ends with the tests, also if they fail. */
function start(program: string, args: readonly string[], options: SpawnOptions = { stdio: 'ignore' }): ChildProcess {
  const child = spawn(program, args, options);
  process.once('exit', () => { child.kill(); });
  return child;
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'exit');
  child.kill();
  await closed;
}

/** Starts Firefox headless, on a new profile. */
async function startFirefox(folder: string): Promise<Session> {
  const downloads = path.join(folder, 'downloads');
  const preferences = {
    'marionette.port': 0,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    // Classic scrollbars, which take space from the page.
    'widget.gtk.overlay-scrollbars.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.normandy.enabled': false,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'));
  // The page size is set in the browser's own code, which Marionette runs only with system access.
  const firefox = start('firefox-esr', ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', folder]);
  const portFile = path.join(folder, 'MarionetteActivePort');
  const port = await poll(() => (existsSync(portFile) && Number(readFileSync(portFile, 'utf8'))) || undefined, 'Firefox');
  const { command, socket } = await connectMarionette(port);
  await command('WebDriver:NewSession', {});
  return {
    downloads,
    send: command,
    async resize(width, height) {
      // A window cannot be as narrow as a phone, but the page's frame in it can.
      await command('Marionette:SetContext', { value: 'chrome' });
      const script = `const { style } = gBrowser.selectedBrowser; style.width = arguments[0] + 'px'; style.height = arguments[1] + 'px';
        document.synchronouslyUpdateRemoteBrowserDimensions(true);`;
      await command('WebDriver:ExecuteScript', { script, args: [width, height] });
      await command('Marionette:SetContext', { value: 'content' });
    },
    async close() {
      socket.destroy();
      await stop(firefox);
    },
  };
}

type Reply = [1, id: number, error: { error: string; message: string } | null, result: { value?: unknown } | null];

/** Connects to Marionette: each message is its length in bytes, a colon and a JSON array. */
async function connectMarionette(port: number): Promise<{ command: (name: string, parameters?: object) => Promise<unknown>; socket: Socket }> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (reply: Reply) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const start = colon + 1;
      const end = start + Number(received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(start, end).toString()) as Reply | { applicationType: string };
      received = received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message);
    }
  });
  await once(socket, 'connect');
  let lastId = 0;
  const command = async (name: string, parameters: object = {}) => {
    lastId += 1;
    const id = lastId;
    const text = JSON.stringify([0, id, name, parameters]);
    const [, , error, result] = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      socket.write(`${String(Buffer.byteLength(text))}:${text}`);
    });
    waiting.delete(id);
    if (error) throw new Error(`${name}: ${error.error}: ${error.message}`);
    return result && 'value' in result ? result.value : result;
  };
  return { command, socket };
}

/** Height of the toolbar in MiniBrowser's window in pixels, which counts as part of the window. */
const TOOLBAR = 38;

/** Starts a display, WebKitWebDriver on it, and with that MiniBrowser. Its sessions store nothing permanently. */
async function startWebKit(folder: string): Promise<Session> {
  // As large as the largest window: anything beyond the display is not painted.
  const display = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(display.stdio[3]!, 'data')) as [Buffer];
  const downloads = path.join(folder, 'downloads');
  mkdirSync(path.join(folder, 'config'));
  writeFileSync(path.join(folder, 'config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const port = await freePort();
  const driver = start('WebKitWebDriver', [`--port=${String(port)}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: path.join(folder, 'config') },
    stdio: 'ignore',
  });
  const call = async (method: string, address: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${String(port)}${address}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
    return value;
  };
  await poll(() => call('GET', '/status').catch(() => undefined), 'WebKitWebDriver');
  const { sessionId } = (await call('POST', '/session', { capabilities: {} })) as { sessionId: string };
  const send = (command: Command, parameters: Readonly<Record<string, unknown>> = {}) => {
    const [method = '', endpoint = ''] = ENDPOINTS[command].split(' ');
    return call(method, `/session/${sessionId}${endpoint.replace('{id}', String(parameters.id))}`, method === 'POST' ? parameters : undefined);
  };
  return {
    downloads,
    send,
    async resize(width, height) {
      await send('WebDriver:SetWindowRect', { x: 0, y: 0, width, height: height + TOOLBAR });
    },
    async close() {
      // Closes MiniBrowser.
      await call('DELETE', `/session/${sessionId}`);
      await stop(driver);
      await stop(display);
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a browser on an empty profile, which is deleted when it closes. */
export async function startBrowser(engine: Engine): Promise<Session> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-browser-'));
  mkdirSync(path.join(folder, 'downloads'));
  const session = await (engine === 'firefox' ? startFirefox : startWebKit)(folder);
  return {
    ...session,
    async close() {
      await session.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
