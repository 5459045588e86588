import { getSession, signOut } from '../../domain/calls/sessionCalls';
import { normaliseEmail } from '../../domain/text';
import type { User } from '../../domain/user';
import { api } from '../api/api';
import { type SessionState, selectEmail, sessionLost } from './sessionSlice';

/** Who is signed in. The token is the argument, so that one session's answer is never taken for another's. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<User, string>({
      query: () => ({ call: getSession }),
      providesTags: ['Session'],
      onQueryStarted: async (token, { queryFulfilled, getState, dispatch }) => {
        const user = await queryFulfilled.then(({ data }) => data).catch(() => null);
        const email = selectEmail(getState() as unknown as { session: SessionState });
        // The e-mail was edited by hand: without its own token it opens nothing (decisions, sessions).
        if (user && email !== null && email !== normaliseEmail(user.email)) dispatch(sessionLost({ token }));
      },
    }),
    /** The token says whose session ends: by the time the call goes out, the store has forgotten it. */
    signOut: build.mutation<null, string>({ query: (token) => ({ call: signOut, token }) }),
  }),
});

export const { useGetSessionQuery, useSignOutMutation } = sessionApi;
