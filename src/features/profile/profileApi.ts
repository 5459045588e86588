import { saveProfile } from '../../domain/calls/sessionCalls';
import type { Profile, User } from '../../domain/user';
import { api } from '../../shared/api/api';
import { sessionApi } from '../../shared/session/sessionApi';
import { type SessionState, emailChanged, emailChanging, selectToken } from '../../shared/session/sessionSlice';

/** Said after a saved profile (specification, section 5). */
export const PROFILE_SAVED = 'Profile updated successfully!';

const tokenOf = (state: unknown) => selectToken(state as { session: SessionState });

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveProfile: build.mutation<User, Profile>({
      query: (body) => ({ call: saveProfile, body }),
      invalidatesTags: ['User'],
      onQueryStarted: async ({ email }, { queryFulfilled, dispatch, getState }) => {
        const token = tokenOf(getState());
        // The answer may be lost, and the change made all the same.
        dispatch(emailChanging(email));
        const user = await queryFulfilled.then(({ data }) => data).catch(() => null);
        // Somebody else may have signed in meanwhile.
        if (!user || token === null || tokenOf(getState()) !== token) return;
        // First the e-mail: a session whose user has another one counts as edited by hand, and ends.
        dispatch(emailChanged(user.email));
        dispatch(sessionApi.util.updateQueryData('getSession', token, () => user));
      },
    }),
  }),
});

export const { useSaveProfileMutation } = profileApi;
