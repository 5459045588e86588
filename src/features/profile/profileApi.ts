import { saveProfile } from '../../domain/calls/profileCalls';
import type { ProfileChanges } from '../../domain/profile';
import type { User } from '../../domain/user';
import { api } from '../../shared/api/api';
import { isDecided } from '../../shared/api/isDecided';
import { sessionApi } from '../../shared/session/sessionApi';
import { emailChanged, emailChanging, emailRefused, selectToken, withSession } from '../../shared/session/sessionSlice';

/** Said after a saved profile (specification, section 5). */
export const PROFILE_SAVED = 'Profile updated successfully!';

const tokenOf = (state: unknown) => selectToken(withSession(state));

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveProfile: build.mutation<User, ProfileChanges>({
      query: (body) => ({ call: saveProfile, body }),
      // The answer says who the session's user is by now; where it is lost, that has to be asked.
      invalidatesTags: (user, error) => (user || isDecided(error) ? ['User'] : ['User', 'Session']),
      onQueryStarted: async ({ email }, { queryFulfilled, dispatch, getState }) => {
        const token = tokenOf(getState());
        // The answer may be lost, and the change made all the same.
        if (email !== undefined) dispatch(emailChanging(email));
        await queryFulfilled.then(
          // At once, before whoever sent the form goes on to show what it holds.
          ({ data: user }) => {
            // Somebody else may have signed in meanwhile.
            if (token === null || tokenOf(getState()) !== token) return;
            dispatch(sessionApi.util.updateQueryData('getSession', token, () => user));
            // A session whose user has another e-mail counts as edited by hand, and ends. This one last: of a patch alone
            // the screens would hear a frame later.
            dispatch(emailChanged(user.email));
          },
          (refused: unknown) => {
            if (isDecided((refused as { error: unknown }).error) && tokenOf(getState()) === token) dispatch(emailRefused());
          },
        );
      },
    }),
  }),
});

export const { useSaveProfileMutation } = profileApi;
