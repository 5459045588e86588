import { selectStaleSince } from './staleQueries';

it.each([[401, null], [404, null], [409, null], [403, 5], [500, 5], ['FETCH_ERROR', 5]])('a shown record whose refetch ends with %s is out of date since %s', (status, since) => {
  const error = { status, data: { status, code: 'any', message: 'No' } };
  const api = { queries: { shown: { data: {}, error, startedTimeStamp: 5 }, left: { data: {}, error, startedTimeStamp: 1 } }, subscriptions: { shown: { one: {} }, left: {} } };
  expect(selectStaleSince({ api })).toBe(since);
});
