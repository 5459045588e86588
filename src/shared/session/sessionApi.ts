import { getSession, signOut } from '../../domain/calls/sessionCalls';
import { normaliseEmail } from '../../domain/text';
import type { User } from '../../domain/user';
import { api } from '../api/api';
import { SIGNED_OUT } from '../api/apiError';
import { emailChanged, selectEmail, selectNewEmail, sessionLost, withSession } from './sessionSlice';

/** Who is signed in. The token is the argument, so that one session's answer is never taken for another's. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<User, string>({
      queryFn: async (token, { dispatch, getState }, _, ask) => {
        const answer = await ask({ call: getSession });
        const email = answer.data && normaliseEmail(answer.data.email);
        const stored = selectEmail(withSession(getState()));
        if (email === undefined || stored === null || email === stored) return answer;
        if (email === selectNewEmail(withSession(getState()))) {
          // The change was made, and its answer lost.
          dispatch(emailChanged(email));
          return answer;
        }
        // The e-mail was edited by hand: without its own token it opens nothing (decisions, sessions).
        dispatch(sessionLost({ token }));
        return { error: SIGNED_OUT };
      },
      providesTags: ['Session'],
    }),
    /** The token says whose session ends: by the time the call goes out, the store has forgotten it. */
    signOut: build.mutation<null, string>({ query: (token) => ({ call: signOut, token }) }),
  }),
});

export const { useGetSessionQuery, useSignOutMutation } = sessionApi;
