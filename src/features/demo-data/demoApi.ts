import type { BodyOf } from '../../domain/calls/call';
import { fillDemo, resetDemo } from '../../domain/calls/demoCalls';
import { api, change } from '../../shared/api/api';

/** The success message after a reset. */
export const RESET_DONE = 'The sample data is back';

export const demoApi = api.injectEndpoints({
  endpoints: () => ({
    resetDemo: change(resetDemo),
    fillDemo: change(fillDemo, { request: (body: BodyOf<typeof fillDemo>) => ({ body, quiet: true }) }),
  }),
});

export const { useResetDemoMutation } = demoApi;
