import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type EndpointBuilder, type EndpointDefinitions, type QueryReturnValue, createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './apiError';
import { type ApiRequest, type ResponseMeta, baseQuery } from './baseQuery';

/** Time before unused cached data is removed, in seconds (docs/behaviour.md, section 9). */
const KEEP_UNUSED_SECONDS = 300;

/** Cache tags: each endpoint provides or invalidates some of these. */
export const TAGS = ['Session', 'Food', 'Category', 'Banner', 'Order', 'User', 'Inventory', 'History', 'Overview'] as const;

const bareApi = createApi({
  baseQuery,
  keepUnusedDataFor: KEEP_UNUSED_SECONDS,
  // With the default 'delayed', one slow pending query would delay every invalidation.
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  tagTypes: TAGS,
  endpoints: () => ({}),
});

declare const bareBuild: EndpointBuilder<typeof baseQuery, (typeof TAGS)[number], 'api'>;
type Query<Answer, Arg> = typeof bareBuild.query<Answer, Arg>;
type Mutation<Answer, Arg> = typeof bareBuild.mutation<Answer, Arg>;
type InfiniteQuery<Answer, Arg, Page> = typeof bareBuild.infiniteQuery<Answer, Arg, Page>;

/** Sends a request from an endpoint with several steps; the result has the type of the call's response in the contract. */
type Ask = <Answer>(request: ApiRequest<Answer>) => Promise<QueryReturnValue<Answer, ApiError, ResponseMeta>>;

/** The definition of an endpoint with a typed `Ask` in its `queryFn`. */
type Asking<Parts> = Parts extends { queryFn: (arg: infer Arg, api: infer Api, options: infer Options, ...ask: never) => infer Result }
  ? Omit<Parts, 'queryFn'> & { queryFn: (arg: Arg, api: Api, options: Options, ask: Ask) => Result }
  : Parts;

/** The definition of an endpoint that calls a call with the response `Answer`. */
type Parts<Make extends (parts: never) => unknown, Answer> = Asking<Parameters<Make>[0]> & { query?: (...args: never) => ApiRequest<Answer> };

/**
 * The endpoint builder. An endpoint does not compile if its result type differs from its call's response in the contract.
 */
interface Build {
  query: <Answer, Arg>(parts: Parts<Query<Answer, Arg>, Answer>) => ReturnType<Query<Answer, Arg>>;
  mutation: <Answer, Arg>(parts: Parts<Mutation<Answer, Arg>, Answer>) => ReturnType<Mutation<Answer, Arg>>;
  infiniteQuery: <Answer, Arg, Page>(parts: Parts<InfiniteQuery<Answer, Arg, Page>, Answer>) => ReturnType<InfiniteQuery<Answer, Arg, Page>>;
}

/** An API with the typed builder in its `injectEndpoints`. */
type TypedApi<Bare> = Omit<Bare, 'injectEndpoints'> & {
  injectEndpoints: <New extends EndpointDefinitions>(parts: {
    endpoints: (build: Build) => New;
  }) => TypedApi<ReturnType<typeof bareApi.injectEndpoints<New>>>;
};

/** The app's only API. Features inject their endpoints and depend on each other only through the cache tags. */
export const api = bareApi as TypedApi<typeof bareApi>;

/** A dispatch that accepts the API's thunks (`endpoints.….initiate()`), independent of the store's state type. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
