/**
 * A real API for a build without mocks: runs the mocks' handlers in Node over HTTP, as the README requires of a server.
 * Started with the environment of that build, it serves the shop beside the API, and again on another port.
 */
import 'fake-indexeddb/auto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { getResponse } from 'msw';
import { handlers } from '../mocks/handlers';
import { isApiPath } from '../scripts/hosting/notImplemented.mjs';
import { staticHandler } from '../scripts/serve.mjs';
import { withoutMocks } from '../scripts/setup/settings.mjs';

const { apiPort, shopPort } = withoutMocks;

/** The CORS headers that the README requires for a shop on another origin. */
const CORS = {
  'Access-Control-Allow-Origin': `http://localhost:${shopPort}`,
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key, last-event-id, x-request-id',
  'Access-Control-Expose-Headers': 'history-entry',
};

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length > 0 ? Buffer.concat(parts) : null;
}

async function answerCall(request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, CORS).end();
    return;
  }
  const { method = 'GET', url = '/' } = request;
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
  const call = new Request(`http://localhost:${apiPort}${url}`, { method, headers, body: await readBody(request) as BodyInit | null });
  const answer = await getResponse(handlers, call);
  if (!answer) {
    response.writeHead(404, CORS).end();
    return;
  }
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...CORS });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

const shop = await staticHandler('/');
createServer(shop).listen(shopPort);
createServer((request, response) => {
  if (isApiPath(request.url ?? '/', '/')) void answerCall(request, response);
  else shop(request, response);
}).listen(apiPort, () => { console.log('ready'); });
