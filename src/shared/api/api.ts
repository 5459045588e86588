import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type EndpointBuilder, type MutationDefinition, type QueryDefinition, type QueryReturnValue, createApi } from '@reduxjs/toolkit/query/react';
import type { GenericSchema } from 'valibot';
import type { AnswerOf, BodyOf, Call, QueryOf } from '../../domain/calls/call';
import { type ApiError, isFinalResponse, isNotFound } from './apiError';
import { baseQuery } from './baseQuery';
import { TAGS, type Tag, tagsOf } from './eventTags';
import type { ApiRequest, BaseQuery, Requests, ResponseMeta } from './request';

/** Time before unused cached data is removed, in seconds (docs/behaviour.md, section 9). */
const KEEP_UNUSED_SECONDS = 300;

let build: EndpointBuilder<BaseQuery, Tag, 'api'>;

/** The app's only API. Features inject their endpoints and depend on each other only through the cache tags. */
export const api = createApi({
  baseQuery,
  keepUnusedDataFor: KEEP_UNUSED_SECONDS,
  // With the default 'delayed', one slow pending query would delay every invalidation.
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  tagTypes: TAGS,
  endpoints: (builder) => {
    build = builder;
    return {};
  },
});

/** The argument of a call's endpoint: its query, its body, or none. */
type ArgOf<C extends Call> = C['query'] extends GenericSchema ? QueryOf<C> : C['body'] extends GenericSchema ? BodyOf<C> : void;
type Query<C extends Call, Arg> = QueryDefinition<Arg, BaseQuery, Tag, AnswerOf<C>, 'api'>;
type Mutation<C extends Call, Arg> = MutationDefinition<Arg, BaseQuery, Tag, AnswerOf<C>, 'api'>;

/** How an endpoint's argument becomes the values of its request; needed where it is not the call's query or body. */
interface Asks<Arg> {
  request?: (arg: Arg) => Partial<ApiRequest>;
}

/** Sends the argument as the call's query or body. */
const asItIs = (call: Call) => (arg: unknown): Partial<ApiRequest> => (call.query ? { query: arg as NonNullable<ApiRequest['query']> } : { body: arg });

/** An endpoint that reads: `getUsers: read(getUsers, ['User'])`. @param tags the tags that make its answer stale */
export function read<C extends Call, Arg = ArgOf<C>>(
  call: C,
  tags: readonly Tag[],
  { request = asItIs(call), ...options }: Asks<Arg> & Pick<Query<C, NoInfer<Arg>>, 'onQueryStarted' | 'keepUnusedDataFor'> = {},
): Query<C, NoInfer<Arg>> {
  return build.query({ query: (arg) => ({ call, ...request(arg) }), providesTags: tags, ...options });
}

/** Records that were read one by one. */
export interface RecordsById<Row> {
  readonly rows: Row[];
  /** The ids of those that no longer exist. */
  readonly gone: string[];
}

/**
 * An endpoint that reads records by their ids: those that keep their places in a list but are no longer on its page.
 * @param call reads one of them
 */
export function readByIds<C extends Call>(
  call: C,
  tags: readonly Tag[],
  options: Pick<QueryDefinition<readonly string[], BaseQuery, Tag, RecordsById<AnswerOf<C>>, 'api'>, 'onQueryStarted'> = {},
): QueryDefinition<readonly string[], BaseQuery, Tag, RecordsById<AnswerOf<C>>, 'api'> {
  return build.query({
    queryFn: async (ids, _, __, send) => {
      const answers = await Promise.all(ids.map((id) => ask(send, call, { params: { id } })));
      return { data: { rows: answers.flatMap(({ data }) => (data === undefined ? [] : [data])), gone: ids.filter((_id, at) => isNotFound(answers[at]?.error)) } };
    },
    providesTags: tags,
    // Not cached: they may have changed when they are needed again.
    keepUnusedDataFor: 0,
    ...options,
  });
}

/**
 * An endpoint that changes something: `addBanner: change(addBanner)`. It makes stale what the events of its call do, also
 * when it is refused, because the refusal shows that the screen is out of date, or when its response is lost.
 */
export function change<C extends Call, Arg = ArgOf<C>>(
  call: C,
  { request = asItIs(call), ...options }: Asks<Arg> & Pick<Mutation<C, NoInfer<Arg>>, 'onQueryStarted'> = {},
): Mutation<C, NoInfer<Arg>> {
  return build.mutation({ query: (arg) => ({ call, ...request(arg) }), invalidatesTags: staleAfter(call), ...options });
}

/** What a change makes stale: the tags of its call's events. A refusal says nothing of who is signed in. */
export function staleAfter({ events }: Call) {
  const stale = tagsOf(events);
  return (_answer: unknown, error: unknown): readonly Tag[] => (isFinalResponse(error) ? stale.filter((tag) => tag !== 'Session') : stale);
}

type Answer<Data> = QueryReturnValue<Data, ApiError, ResponseMeta>;

/** Sends a request from an endpoint with several steps; `send` is the base query that its `queryFn` gets. */
export async function ask<C extends Call>(
  send: (request: ApiRequest) => Answer<unknown> | PromiseLike<Answer<unknown>>,
  call: C,
  values: Omit<ApiRequest, 'call'> = {},
): Promise<Answer<AnswerOf<C>>> {
  return (await send({ call, ...values })) as Answer<AnswerOf<C>>;
}

/** A dispatch that accepts the API's thunks (`endpoints.….initiate()`), independent of the store's state type. */
export type ApiDispatch = ThunkDispatch<unknown, Requests, UnknownAction>;
