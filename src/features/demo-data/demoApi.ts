import type { BodyOf } from '../../domain/calls/call';
import { fillDemo, resetDemo } from '../../domain/calls/demoCalls';
import { api } from '../../shared/api/api';

/** Everything a change of the demo's data makes stale: all there is. */
export const ALL_TAGS = ['Session', 'Food', 'Category', 'Banner', 'Order', 'User', 'Inventory', 'History', 'Overview'] as const;

/** Said after the samples are back. */
export const RESET_DONE = 'The sample data is back';

export const demoApi = api.injectEndpoints({
  endpoints: (build) => ({
    resetDemo: build.mutation<null, void>({
      query: () => ({ call: resetDemo }),
      invalidatesTags: (_, error) => (error ? [] : ALL_TAGS),
    }),
    // One of many batches: whoever sends them invalidates once, at the end.
    fillDemo: build.mutation<{ stored: number }, BodyOf<typeof fillDemo>>({
      query: (body) => ({ call: fillDemo, body }),
    }),
  }),
});

export const { useResetDemoMutation } = demoApi;
