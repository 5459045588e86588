import type { AnswerOf, BodyOf } from '../../domain/calls/call';
import { fillDemo, resetDemo } from '../../domain/calls/demoCalls';
import { TAGS, api } from '../../shared/api/api';

/** The success message after a reset. */
export const RESET_DONE = 'The sample data is back';

export const demoApi = api.injectEndpoints({
  endpoints: (build) => ({
    resetDemo: build.mutation<null, void>({
      query: () => ({ call: resetDemo }),
      invalidatesTags: (_, error) => (error ? [] : TAGS),
    }),
    fillDemo: build.mutation<AnswerOf<typeof fillDemo>, BodyOf<typeof fillDemo>>({
      query: (body) => ({ call: fillDemo, body, quiet: true }),
    }),
  }),
});

export const { useResetDemoMutation } = demoApi;
