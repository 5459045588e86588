import { getSession, signOut } from '../../domain/calls/sessionCalls';
import { normaliseEmail } from '../../domain/text/text';
import { type Permission, may } from '../../domain/user/roles';
import type { User } from '../../domain/user/user';
import { api, ask, change } from '../api/api';
import { SIGNED_OUT } from '../api/apiError';
import { emailChanged, selectEmail, selectNewEmail, selectToken, sessionLost, withSession } from '../session-store/sessionSlice';

/** Endpoints of the session. The token is the argument of `getSession`, so that sessions have separate cache entries. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<User, string>({
      queryFn: async (token, { dispatch, getState }, _, send) => {
        const answer = await ask(send, getSession);
        const email = answer.data && normaliseEmail(answer.data.email);
        const stored = selectEmail(withSession(getState()));
        if (email === undefined || stored === null || email === stored) return answer;
        if (email === selectNewEmail(withSession(getState()))) {
          // The e-mail was changed in the backend, but the response was lost.
          dispatch(emailChanged(email));
          return answer;
        }
        // The stored e-mail was edited in the browser: it does not belong to the token, so the session ends (docs/behaviour.md,
        // section 4).
        dispatch(sessionLost({ token }));
        return { error: SIGNED_OUT };
      },
      providesTags: ['Session'],
    }),
    /** The argument is the token of the session to end: the store has already dropped it when the request is sent. */
    signOut: change(signOut, { request: (token: string) => ({ token }) }),
  }),
});

export const { useGetSessionQuery, useSignOutMutation } = sessionApi;

/** The user of the session; undefined until they are known. */
export function selectUser(state: unknown): User | undefined {
  const selectSession = sessionApi.endpoints.getSession.select(selectToken(withSession(state)) ?? '');
  return selectSession(state as Parameters<typeof selectSession>[0]).data;
}

/** Whether the role of the session has a permission; false until that is known. */
export function selectMay(state: unknown, permission: Permission): boolean {
  const user = selectUser(state);
  return user !== undefined && may(user.role, permission);
}
