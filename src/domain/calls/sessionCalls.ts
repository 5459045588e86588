import { PasswordChangeSchema, RegistrationSchema, SessionSchema, SignInSchema, UserSchema } from '../user/user';
import { call } from './call';

export const signIn = call.post('/session', 'anyone', {
  body: SignInSchema,
  answer: SessionSchema,
});

export const register = call.post('/users', 'anyone', {
  body: RegistrationSchema,
  answer: SessionSchema,
  events: ['users-changed'],
});

export const getSession = call.get('/session', 'signed-in', { answer: UserSchema });

export const signOut = call.delete('/session', 'signed-in', { answer: null });

export const signOutEverywhere = call.delete('/profile/sessions', 'signed-in', { answer: null, events: ['users-changed'] });

export const changePassword = call.post('/profile/password', 'signed-in', {
  body: PasswordChangeSchema,
  answer: null,
  events: ['users-changed'],
});
