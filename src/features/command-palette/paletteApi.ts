import type { AnswerOf } from '../../domain/calls/call';
import { findAnything } from '../../domain/calls/backOfficeCalls';
import { api } from '../../shared/api/api';

/** The best matches of a search: orders, dishes and users. */
export type Found = AnswerOf<typeof findAnything>;

const paletteApi = api.injectEndpoints({
  endpoints: (build) => ({
    findAnything: build.query<Found, string>({
      query: (text) => ({ call: findAnything, query: { text } }),
      providesTags: ['Order', 'Food', 'User'],
    }),
  }),
});

export const { useLazyFindAnythingQuery } = paletteApi;
