import type { Dispatch } from '@reduxjs/toolkit';
import type { BodyOf } from '../../domain/calls/call';
import { register, signIn } from '../../domain/calls/sessionCalls';
import type { Session } from '../../domain/user/user';
import { api } from '../../shared/api/api';
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
  endpoints: (build) => ({
    signIn: build.mutation<Session, BodyOf<typeof signIn>>({
      query: (body) => ({ call: signIn, body }),
      onQueryStarted: openSession,
    }),
    register: build.mutation<Session, BodyOf<typeof register>>({
      query: (body) => ({ call: register, body }),
      invalidatesTags: ['User', 'Overview'],
      onQueryStarted: openSession,
    }),
  }),
});

export const { useSignInMutation, useRegisterMutation } = authApi;
