/**
 * A static server for dist/ that does what any host should: it serves compressed files, `user/cart.html` at `/user/cart`,
 * 200.html for every other address of the app, long caching for files with a hash in their name, and never the page for a data request.
 */
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { unescape } from 'node:querystring';
import { whenStarted } from './setup/command.mjs';
import { isApiPath, notImplemented } from './hosting/notImplemented.mjs';
import { securityHeaders } from './hosting/securityPolicy.mjs';
import { buildSettings } from './setup/settings.mjs';

const DEFAULT_PORT = 4173;
const PORTS_TO_TRY = 50;

/** Sets the Cache-Control header of a file. @param {import('node:http').ServerResponse} response @param {string} pathname */
function setHeaders(response, pathname) {
  const hashed = pathname.startsWith('/assets/');
  const alwaysAsk = /\.html$|\.js$/.test(pathname) || path.extname(pathname) === '';
  const unhashed = alwaysAsk ? 'no-cache' : 'public, max-age=3600';
  const control = hashed ? 'public, max-age=31536000, immutable' : unhashed;
  response.setHeader('Cache-Control', control);
}

/** Files that are not served: the _headers file, and the compressed copies, which are sent under the names of their originals. */
const NOT_SERVED = /(^|\/)_headers\/*$|\.(br|gz)\/*$/;

/**
 * Whether a request is a navigation, not a request for a file. Clients without Sec-Fetch-Mode get the page for paths
 * without a file extension.
 * @param {import('node:http').IncomingMessage} request
 * @param {string} pathname
 */
function isNavigation(request, pathname) {
  if (pathname.startsWith('/assets/')) return false;
  const mode = request.headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  return /text\/html|\*\/\*|^$/.test(request.headers.accept ?? '') && path.extname(pathname) === '';
}

/** @param {import('node:http').ServerResponse} response */
function notFound(response) {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end('Not found\n');
}

/** Returns a function that gives the security headers of the built page. It reads the page again after each build. */
function securityOfPage() {
  const { apiUrl, dist } = buildSettings();
  const page = path.join(dist, 'index.html');
  let readAt = 0;
  /** @type {readonly [string, string][]} */
  let headers = [];
  return () => {
    const writtenAt = statSync(page, { throwIfNoEntry: false })?.mtimeMs;
    // While a build runs there may be no page.
    if (writtenAt !== undefined && writtenAt !== readAt) {
      headers = Object.entries(securityHeaders(readFileSync(page, 'utf8'), apiUrl));
      readAt = writtenAt;
    }
    return headers;
  };
}

/** The request handler for the build, mounted at `basePath`. @param {string} basePath */
export async function staticHandler(basePath) {
  const { default: sirv } = await import('sirv');
  const security = securityOfPage();
  const { dist } = buildSettings();
  // Reads the files at each request, because a build may run while the server does.
  const options = { dev: true, gzip: true, brotli: true, etag: true };
  const files = sirv(dist, { ...options, setHeaders });
  const pages = sirv(dist, { ...options, single: '200.html', ignores: false, setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache') });

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  return (request, response) => {
    const { url = '/' } = request;
    const [pathname = '/'] = url.split('?', 1);
    for (const [name, value] of security()) response.setHeader(name, value);
    if (isApiPath(pathname, basePath)) {
      notImplemented(request, response);
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (pathname.startsWith(basePath)) {
      const inside = pathname.slice(basePath.length - 1);
      const send = isNavigation(request, inside) ? pages : files;
      request.url = url.slice(basePath.length - 1);
      if (NOT_SERVED.test(unescape(inside))) notFound(response);
      else send(request, response, () => { notFound(response); });
    } else if (pathname === '/' || `${pathname}/` === basePath) {
      response.writeHead(302, { Location: basePath + url.slice(pathname.length) }).end();
    } else {
      notFound(response);
    }
  };
}

/** Serves dist/ until Ctrl+C, and prints the URL. Where the port is taken it takes the next free one, unless it is strict. @param {{ strictPort?: boolean }} options */
export async function serve({ strictPort = false } = {}) {
  const { basePath } = buildSettings();
  const first = Number(process.env.PORT || DEFAULT_PORT);
  let port = first;
  const server = createServer(await staticHandler(basePath));
  server.on('error', (error) => {
    if (!('code' in error) || error.code !== 'EADDRINUSE' || strictPort || port === first + PORTS_TO_TRY) throw error;
    port += 1;
    server.listen(port);
  });
  server.listen(port, () => {
    const { port: used } = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.log(`\nThe shop is open at http://localhost:${used}${basePath}\nCtrl+C closes it.`);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
}

await whenStarted(import.meta.url, () => serve({ strictPort: process.argv.includes('--strict-port') }));
