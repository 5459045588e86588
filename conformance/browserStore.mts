/** Serves the browser's backend and its database over HTTP, for the conformance tests: MSW's handlers in Node.js, on PORT. */
import 'fake-indexeddb/auto';
import { serve } from '@hono/node-server';
import { answer, notImplemented } from '../mocks/backend';

serve({ port: Number(process.env.PORT), fetch: async (request) => (await answer(request)) ?? notImplemented(request) });
