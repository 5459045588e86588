import { type BaseQuery, pathOf, requestsOf, sendRequest, tokenOf } from './request';
import { sendWithRetries } from './retry';

/** Mutations are never retried (docs/behaviour.md, section 9). */
const change: BaseQuery = (request, api, extraOptions) => {
  // Sends with the token captured when the user clicked: another account may be signed in when the request is finally sent.
  const send = async () => sendRequest({ token, ...request }, api, extraOptions);
  const token = tokenOf(api);
  const { quiet, records = request.call.method === 'PATCH' ? [pathOf(request)] : [] } = request;
  return quiet ? send() : requestsOf(api).overlap.change(records, send);
};

const read: BaseQuery = (request, api, extraOptions) =>
  requestsOf(api).overlap.read(() => tokenOf(api), async () => sendWithRetries(request, api, extraOptions));

/** The base query of the API. Errors are `ApiError`s. */
export const baseQuery: BaseQuery = (...request) => (request[1].type === 'query' ? read : change)(...request);
