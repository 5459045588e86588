/** The build settings from environment variables. Uses only Node built-ins. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of the project's folder. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The bundler's cache, which builds with different settings share: most modules are the same in all of them. */
export const bundlerCache = path.join(projectRoot, '.cache/webpack');

const firstPort = Number(process.env.E2E_PORT ?? 4300) + 1;

/** The build without mocks for the end-to-end tests: its environment, and the ports it is served on. */
export const withoutMocks = {
  /** The API, and the shop on the same origin. */
  apiPort: firstPort,
  /** The shop alone, on another origin than the API. */
  shopPort: firstPort + 1,
  env: { MOCKS: /** @type {const} */ ('off'), API_URL: `http://localhost:${firstPort}/api`, BASE_PATH: '/', DIST: 'test-results/without-mocks' },
};

/** The environment of the build that the server serves: without mocks, for an API on the same address. */
export const withServer = { MOCKS: 'off', API_URL: '', BASE_PATH: '/', DIST: 'dist-server' };

/** The settings of a build: BASE_PATH, MOCKS, QA, API_URL, POLICY, and DIST, the output folder. */
export function buildSettings() {
  // With a slash at both ends: '' and '/' give '/', 'shop' and '/shop' give '/shop/'.
  const basePath = path.posix.join('/', process.env.BASE_PATH || '/', '/');
  const apiUrl = process.env.API_URL || `${basePath}api`;
  const mocks = process.env.MOCKS === 'off' ? 'off' : 'on';
  const { QA } = /** @type {Record<string, string | undefined>} */ (process.env);
  const dist = path.resolve(projectRoot, process.env.DIST || 'dist');
  return {
    basePath,
    mocks,
    // Without mocks QA has to be asked for: it then changes the requests and answers of the real API.
    qa: QA === 'on' || QA === 'off' ? QA : mocks,
    // Where the security policy is: in the host's headers, or in the page.
    policy: process.env.POLICY === 'page' ? 'page' : 'headers',
    apiUrl: apiUrl.replace(/\/+$/, ''),
    dist,
    /** Intermediate files, in a folder per output folder, so that two builds do not disturb each other. */
    workFolder: path.join(projectRoot, '.cache', path.basename(dist)),
  };
}
