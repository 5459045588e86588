import { saveProfile } from '../../domain/calls/profileCalls';
import { changePassword, signOutEverywhere } from '../../domain/calls/sessionCalls';
import { api, change } from '../../shared/api/api';
import { isFinalResponse } from '../../shared/api/apiError';
import { sessionApi } from '../../shared/session/sessionApi';
import { emailChanged, emailChanging, emailRefused, selectToken, withSession } from '../../shared/session-store/sessionSlice';

/** Shown after the profile was saved (docs/behaviour.md, section 5). */
export const PROFILE_SAVED = 'Profile updated successfully!';
/** Shown after a new password was saved. */
export const PASSWORD_CHANGED = 'Password changed. You are signed out on other devices.';

const tokenOf = (state: unknown) => selectToken(withSession(state));

const profileApi = api.injectEndpoints({
  endpoints: () => ({
    changePassword: change(changePassword),
    signOutEverywhere: change(signOutEverywhere),
    saveProfile: change(saveProfile, {
      onQueryStarted: async ({ email }, { queryFulfilled, dispatch, getState }) => {
        const token = tokenOf(getState());
        // Remember the new e-mail before the request: the response may be lost although the change is made.
        if (email !== undefined) dispatch(emailChanging(email));
        await queryFulfilled.then(
          // In the same task as the response, before the form closes and shows the profile.
          ({ data: user }) => {
            // Another account may have signed in since.
            if (token === null || tokenOf(getState()) !== token) return;
            dispatch(sessionApi.util.updateQueryData('getSession', token, () => user));
            // The session ends if its user's e-mail differs from the stored one, as after editing it in the browser. Dispatched
            // last: components are notified of a cache update alone one frame later.
            dispatch(emailChanged(user.email));
          },
          (refused: unknown) => {
            if (isFinalResponse((refused as { error: unknown }).error) && tokenOf(getState()) === token) dispatch(emailRefused());
          },
        );
      },
    }),
  }),
});

export const { useChangePasswordMutation, useSaveProfileMutation, useSignOutEverywhereMutation } = profileApi;
