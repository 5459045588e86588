/**
 * Responds to an API call that has no backend with 501. A static host would send the index page with status 200
 * instead, which the app could take for data.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function notImplemented(request, response) {
  const message = `${request.method ?? 'GET'} ${request.url ?? ''} is not answered here`;
  response.writeHead(501, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ status: 501, code: 'not_implemented', message }));
}

/**
 * Whether a path belongs to the API, at the root of the site or below the app's base path.
 * @param {string} pathname
 * @param {string} basePath
 */
export function isApiPath(pathname, basePath) {
  return [`${basePath}api`, '/api'].some((api) => pathname === api || pathname.startsWith(`${api}/`));
}
