import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { register, signIn } from '../../domain/calls/sessionCalls';
import type { Session } from '../../domain/user';
import { api } from '../../shared/api/api';
import { sessionApi } from '../../shared/session/sessionApi';
import { signedIn } from '../../shared/session/sessionSlice';

interface Credentials {
  email: string;
  password: string;
}

interface NewAccount extends Credentials {
  name: string;
  phone: string;
  address: string;
}

interface Opening {
  queryFulfilled: Promise<{ data: Session }>;
  dispatch: ThunkDispatch<Parameters<ReturnType<typeof sessionApi.endpoints.getSession.select>>[0], unknown, UnknownAction>;
}

/** The answer knows the user already: nobody has to ask again who has just signed in. */
async function openSession(_: unknown, { queryFulfilled, dispatch }: Opening) {
  const session = await queryFulfilled.then(({ data }) => data).catch(() => null);
  if (!session) return;
  const { token, user } = session;
  await dispatch(sessionApi.util.upsertQueryData('getSession', token, user));
  dispatch(signedIn({ email: user.email, token }));
}

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<Session, Credentials>({
      query: (body) => ({ call: signIn, body }),
      onQueryStarted: openSession,
    }),
    register: build.mutation<Session, NewAccount>({
      query: (body) => ({ call: register, body }),
      invalidatesTags: ['User', 'Overview'],
      onQueryStarted: openSession,
    }),
  }),
});

export const { useSignInMutation, useRegisterMutation } = authApi;
