/** What the environment can say about a build, read in one place. Node built-ins only. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/**
 * Where the app is mounted, with a slash at both ends: '' and '/' give '/', 'shop' and '/shop' give '/shop/'.
 * @param {string | undefined} value
 */
function normalizeBasePath(value) {
  const parts = (value ?? '').split('/').filter(Boolean);
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`;
}

const firstPort = Number(process.env.E2E_PORT ?? 4300) + 1;

/** The build without mocks that the end-to-end tests use: its environment, and the ports that it is served on. */
export const withoutMocks = {
  /** The API, and the shop on the same origin. */
  apiPort: firstPort,
  /** The shop alone: another origin than the API's. */
  shopPort: firstPort + 1,
  env: { MOCKS: /** @type {const} */ ('off'), API_URL: `http://localhost:${firstPort}/api`, BASE_PATH: '/', DIST: 'test-results/without-mocks' },
};

/** BASE_PATH, MOCKS, QA, API_URL and POLICY, as the build writes them into its files, and DIST, the folder it writes them to. */
export function buildSettings() {
  const basePath = normalizeBasePath(process.env.BASE_PATH);
  const apiUrl = process.env.API_URL || `${basePath}api`;
  const mocks = process.env.MOCKS === 'off' ? 'off' : 'on';
  const dist = path.resolve(projectRoot, process.env.DIST || 'dist');
  return {
    basePath,
    mocks,
    // The workbench is a part of the mocks.
    qa: mocks === 'off' || process.env.QA === 'off' ? 'off' : 'on',
    // Where the security policy stands: hosts send it, or the page carries it itself.
    policy: process.env.POLICY === 'page' ? 'page' : 'headers',
    apiUrl: apiUrl.replace(/\/+$/, ''),
    dist,
    /** Intermediate files and the bundler's cache: a folder for each output folder, so that two builds do not disturb each other. */
    workFolder: path.join(projectRoot, '.cache', path.basename(dist)),
  };
}
