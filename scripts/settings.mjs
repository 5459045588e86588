/** What the environment can say about a build, read in one place. Node built-ins only. */
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

/** BASE_PATH, MOCKS, QA, API_URL and POLICY, as the build writes them into what it makes. */
export function buildSettings() {
  const basePath = normalizeBasePath(process.env.BASE_PATH);
  const apiUrl = process.env.API_URL || `${basePath}api`;
  return {
    basePath,
    mocks: process.env.MOCKS === 'off' ? 'off' : 'on',
    qa: process.env.QA === 'off' ? 'off' : 'on',
    // Where the security policy stands: hosts send it, or the page carries it itself.
    policy: process.env.POLICY === 'page' ? 'page' : 'headers',
    apiUrl: apiUrl.replace(/\/+$/, ''),
  };
}
