import { type EndpointBuilder, type EndpointDefinitions, type QueryReturnValue, createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './apiError';
import { type ApiRequest, baseQuery } from './baseQuery';

/** Data nobody looks at is dropped after five minutes, in seconds (specification, section 9). */
const KEEP_UNUSED_SECONDS = 300;

/** Everything that can go stale, each under the name it is woken by. */
export const TAGS = ['Session', 'Food', 'Category', 'Banner', 'Order', 'User', 'Inventory', 'History', 'Overview'] as const;

const bareApi = createApi({
  baseQuery,
  keepUnusedDataFor: KEEP_UNUSED_SECONDS,
  // A slow answer elsewhere must not hold back what a change has made stale.
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  tagTypes: TAGS,
  endpoints: () => ({}),
});

declare const bareBuild: EndpointBuilder<typeof baseQuery, (typeof TAGS)[number], 'api'>;
type Query<Answer, Arg> = typeof bareBuild.query<Answer, Arg>;
type Mutation<Answer, Arg> = typeof bareBuild.mutation<Answer, Arg>;
type InfiniteQuery<Answer, Arg, Page> = typeof bareBuild.infiniteQuery<Answer, Arg, Page>;

/** Asks for a call from within an endpoint of several steps: what comes is the answer that the contract gives the call. */
type Ask = <Answer>(request: ApiRequest<Answer>) => Promise<QueryReturnValue<Answer, ApiError, object>>;

/** Its parts, asking like that. */
type Asking<Parts> = Parts extends { queryFn: (arg: infer Arg, api: infer Api, options: infer Options, ...ask: never) => infer Result }
  ? Omit<Parts, 'queryFn'> & { queryFn: (arg: Arg, api: Api, options: Options, ask: Ask) => Result }
  : Parts;

/** What an endpoint is made from, if its call has that answer. */
type Parts<Make extends (parts: never) => unknown, Answer> = Asking<Parameters<Make>[0]> & { query?: (...args: never) => ApiRequest<Answer> };

/** Makes endpoints. One that names another answer than its call has in the contract does not compile. */
interface Build {
  query: <Answer, Arg>(parts: Parts<Query<Answer, Arg>, Answer>) => ReturnType<Query<Answer, Arg>>;
  mutation: <Answer, Arg>(parts: Parts<Mutation<Answer, Arg>, Answer>) => ReturnType<Mutation<Answer, Arg>>;
  infiniteQuery: <Answer, Arg, Page>(parts: Parts<InfiniteQuery<Answer, Arg, Page>, Answer>) => ReturnType<InfiniteQuery<Answer, Arg, Page>>;
}

/** An API whose endpoints are made that way. */
type Tied<Bare> = Omit<Bare, 'injectEndpoints'> & {
  injectEndpoints: <New extends EndpointDefinitions>(parts: {
    endpoints: (build: Build) => New;
  }) => Tied<ReturnType<typeof bareApi.injectEndpoints<New>>>;
};

/** The one API of the app. Features inject their endpoints and meet through these tags alone. */
export const api = bareApi as Tied<typeof bareApi>;
