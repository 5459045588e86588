/** The static server behind `npm start` (scripts/serve.mjs). */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { expect, test } from './shop';

const FOLDER = 'test-results/served';

/** Serves the copy and returns its address. */
async function start(): Promise<{ host: ChildProcess; address: string }> {
  const host = spawn(process.execPath, [`${FOLDER}/scripts/serve.mjs`], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, PORT: '4350' } });
  for await (const line of createInterface(host.stdout)) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address !== undefined) return { host, address };
  }
  throw new Error('The copy is not served');
}

test.use({ serviceWorkers: 'block' });

test('serves the files of a new build, with the matching policy', async ({ page }) => {
  await rm(FOLDER, { recursive: true, force: true });
  await cp('scripts', `${FOLDER}/scripts`, { recursive: true });
  await cp('dist', `${FOLDER}/dist`, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const { host, address } = await start();
  try {
    await page.goto(`${address}user`);
    await expect(page.getByRole('heading', { name: 'Margherita Pizza' })).toBeVisible();

    for (const file of ['user.html', 'index.html']) {
      const old = await readFile(`${FOLDER}/dist/${file}`, 'utf8');
      await writeFile(`${FOLDER}/dist/${file}`, old.replace('<script>', '<script>window.rebuilt=true;'));
    }
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Margherita Pizza' })).toBeVisible();
    expect(await page.evaluate(() => 'rebuilt' in window)).toBe(true);
  } finally {
    host.kill();
  }
});

/** Requests as a browser sends them for a page and for a file. */
const PAGE = { headers: { 'sec-fetch-mode': 'navigate' } };
const FILE = { headers: { 'sec-fetch-mode': 'no-cors' } };

test('sets the caching time of each file, and sends the policy with all of them', async ({ request }) => {
  const html = await (await request.get('user', PAGE)).text();
  const [script = ''] = /assets\/[\w.]+\.js/.exec(html) ?? [];
  const [picture = ''] = /pictures\/[\w.-]+\.webp/.exec(html) ?? [];
  for (const [file, control] of [
    ['user', 'no-cache'],
    ['dashboard/orders', 'no-cache'],
    ['sw.js', 'no-cache'],
    ['mockServiceWorker.js', 'no-cache'],
    [script, 'public, max-age=31536000, immutable'],
    [picture, 'public, max-age=3600'],
  ] as const) {
    const answer = await request.get(file, file.includes('.') ? FILE : PAGE);
    expect([file, answer.status(), answer.headers()['cache-control']]).toEqual([file, 200, control]);
    const { 'content-security-policy': policy = '', 'x-content-type-options': sniffing } = answer.headers();
    expect(policy).toMatch(/^default-src 'self'; script-src 'self' ('sha256-[\w+/=]+' ?){2}; .*object-src 'none'; base-uri 'none'; .*frame-ancestors 'none'$/);
    expect(sniffing).toBe('nosniff');
  }
});

/** Headers of every response, for every status. */
const SECURITY = {
  'content-security-policy': expect.stringMatching(/^default-src 'self'; .*frame-ancestors 'none'$/),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

test('sends the security headers with every response, no page for a missing file or call, and accepts no other method', async ({ request }) => {
  const answers = [
    [200, 'no-cache', await request.get('no/such/screen', PAGE)],
    [404, 'no-store', await request.get('pictures/gone.webp', FILE)],
    [404, 'no-store', await request.get('assets/gone.js', FILE)],
    [404, 'no-store', await request.get('assets/gone.js', PAGE)],
    [501, 'no-store', await request.get('api/menu', PAGE)],
    [501, 'no-store', await request.get('api/menu', FILE)],
    [405, undefined, await request.post('user')],
  ] as const;
  for (const [status, caching, answer] of answers) {
    const { 'cache-control': control, allow, ...headers } = answer.headers();
    expect([answer.url(), answer.status(), control, allow]).toEqual([answer.url(), status, caching, status === 405 ? 'GET, HEAD' : undefined]);
    if (status === 404) expect(await answer.text()).toBe('Not found\n');
    expect(headers, answer.url()).toMatchObject(SECURITY);
    // Browsers accept this header over https only, and a server must not send it over http.
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('serves neither the list of headers, which is for hosts, nor the compressed copies under their own names', async ({ request }) => {
  for (const file of ['_headers', '%5Fheaders', '_headers/', 'index.html.br', '404.html.gz', 'sw.js%2Ebr']) {
    for (const asked of [PAGE, FILE]) expect([file, (await request.get(file, asked)).status()]).toEqual([file, 404]);
  }
  const rules = await readFile('dist/_headers', 'utf8');
  expect(rules).toContain('Strict-Transport-Security: max-age=31536000\n');
  for (const name of Object.keys(SECURITY)) expect(rules.toLowerCase()).toContain(`  ${name}: `);
});

/** The packages of the server, of which nothing is in the build. */
const OF_THE_SERVER = ['@electric-sql/pglite', '@hono/node-server', 'hono', 'kysely', 'pg', 'pino'];

/** The licences file as served. */
const LICENCES = 'third-party-licences.txt';

test('serves the licences of every dependency, of the font and of the pictures, linked from the About page', async ({ page, shop, request }) => {
  await shop.open('/about');
  await page.getByRole('link', { name: 'Third-party licences' }).click();
  await expect(page.getByText('This shop contains work of others')).toBeVisible();
  const answer = await request.get(LICENCES, FILE);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await answer.text();
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as { dependencies: Record<string, string> };
  for (const [name, version] of Object.entries(dependencies)) {
    // Two packages only re-export others: none of their own code is in the bundle.
    if (!['@ant-design/charts', 'react-router-dom', ...OF_THE_SERVER].includes(name)) expect(text).toContain(`\n${name} ${version} (`);
  }
  for (const notice of ['SIL OPEN FONT LICENSE', 'Copyright (c) Microsoft Corporation', 'Copyright (c) 2023 LobeHub', 'Copyright (c) Meta Platforms, Inc.']) expect(text).toContain(notice);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a file opened in a tab is that file', { tag: '@nightly' }, async ({ page, shop }) => {
    await shop.open('/about');
    await shop.workerAnswers();
    await page.getByRole('link', { name: 'Third-party licences' }).click();
    await expect(page.getByText('This shop contains work of others')).toBeVisible();
  });
});

test('the build fails for a package without a licence text', async () => {
  const { licencesText } = await import('../scripts/bundle/licences.mjs');
  const folder = 'test-results/unlicensed/node_modules/nameless';
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/package.json`, JSON.stringify({ name: 'nameless', version: '1.0.0', license: 'MIT' }));
  await expect(licencesText([`${folder}/index.js`])).rejects.toThrow('nameless 1.0.0 is in the bundle and has no licence text');
});

test('an unsupported Node version fails immediately with the required one', { tag: '@nightly' }, () => {
  for (const [version, fits] of [['v18.20.8', false], ['v20.18.3', false], ['v20.19.0', true], ['v23.11.0', false], ['v24.0.0', true], ['v26.1.0', true]] as const) {
    const pretending = `data:text/javascript,Object.defineProperty(process,"version",{value:"${version}"})`;
    const check = "import('./scripts/setup/install.mjs').then(({ ensureInstalled }) => ensureInstalled()).catch(({ message }) => console.log(message))";
    const { stdout } = spawnSync(process.execPath, ['--import', pretending, '--eval', check], { encoding: 'utf8' });
    expect([version, stdout]).toEqual([version, fits ? '' : `This is Node ${version}. The project needs ^20.19.0 || ^22.13.0 || >=24.0.0.\n`]);
  }
});
