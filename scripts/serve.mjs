/**
 * A static server for dist/ that does what any host should: it serves compressed files, `user/cart.html` at `/user/cart`,
 * 200.html for every other address of the app, long caching for files with a hash in their name, and never the page for a
 * file that is missing or a call.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { unescape } from 'node:querystring';
import { whenStarted } from './setup/command.mjs';
import { isApiPath, notImplemented } from './hosting/notImplemented.mjs';
import { securityHeaders } from './hosting/securityPolicy.mjs';
import { buildSettings } from './setup/settings.mjs';

const DEFAULT_PORT = 4173;

/** The Cache-Control header of a file, or of the page for an address of the app. @param {string} pathname */
function cacheControl(pathname) {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /\.html$|\.js$/.test(pathname) || path.extname(pathname) === '' ? 'no-cache' : 'public, max-age=3600';
}

/** Files that are not served: the _headers file, and the compressed copies, which are sent under the names of their originals. */
const NOT_SERVED = /(^|\/)_headers\/*$|\.(br|gz)\/*$/;

/** @param {import('node:http').ServerResponse} response */
function notFound(response) {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end('Not found\n');
}

/** The request handler for the build, mounted at `basePath`. @param {string} basePath */
export async function staticHandler(basePath) {
  const { default: sirv } = await import('sirv');
  const { apiUrl, dist } = buildSettings();
  const page = path.join(dist, 'index.html');
  const send = sirv(dist, {
    // Reads the files at each request, because a build may run while the server does.
    dev: true,
    gzip: true,
    brotli: true,
    etag: true,
    // For every address that does not end like a file.
    single: '200.html',
    setHeaders: (response, pathname) => { response.setHeader('Cache-Control', cacheControl(pathname)); },
  });

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  return (request, response) => {
    const { url = '/' } = request;
    const [pathname = '/'] = url.split('?', 1);
    // Read at each request, as the files are. While a build runs there may be no page.
    const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
    response.setHeaders(new Map(Object.entries(securityHeaders(html, apiUrl))));
    if (isApiPath(pathname, basePath)) {
      notImplemented(request, response);
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (pathname.startsWith(basePath)) {
      const inside = pathname.slice(basePath.length - 1);
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

/** Serves dist/ until Ctrl+C, and prints the URL. Where the port is taken it takes the next free one, unless with --strict-port. */
async function serve() {
  const { basePath } = buildSettings();
  let port = Number(process.env.PORT || DEFAULT_PORT);
  const server = createServer(await staticHandler(basePath));
  server.on('error', (error) => {
    if (!('code' in error) || error.code !== 'EADDRINUSE' || process.argv.includes('--strict-port')) throw error;
    port += 1;
    server.listen(port);
  });
  server.listen(port, () => {
    const { port: used } = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.log(`\nThe shop is open at http://localhost:${used}${basePath}\nCtrl+C closes it.`);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
}

await whenStarted(import.meta.url, serve);
