import type { Dispatch } from '@reduxjs/toolkit';
import { register, signIn } from '../../domain/calls/sessionCalls';
import type { Session } from '../../domain/user/user';
import { api, change } from '../../shared/api/api';
import { sessionApi } from '../../shared/session/sessionApi';
import { signedIn } from '../../shared/session-store/sessionSlice';

/** Stores the user of the response in the cache of `getSession`, so that no request follows, and starts the session. */
async function openSession(_: unknown, { queryFulfilled, dispatch }: { queryFulfilled: Promise<{ data: Session }>; dispatch: Dispatch }) {
  const session = await queryFulfilled.then(({ data }) => data).catch(() => null);
  if (!session) return;
  const { token, user } = session;
  dispatch(sessionApi.util.upsertQueryEntries([{ endpointName: 'getSession', arg: token, value: user }]));
  dispatch(signedIn({ email: user.email, token }));
}

const authApi = api.injectEndpoints({
  endpoints: () => ({
    signIn: change(signIn, { onQueryStarted: openSession }),
    register: change(register, { onQueryStarted: openSession }),
  }),
});

export const { useSignInMutation, useRegisterMutation } = authApi;
