import { RegistrationSchema, SessionSchema, SignInSchema, UserSchema } from '../user/user';
import { call } from './call';

export const signIn = call.post('/session', 'anyone', {
  summary: 'Sign in with e-mail and password',
  body: SignInSchema,
  answer: SessionSchema,
});

export const register = call.post('/users', 'anyone', {
  summary: 'Open an account; success signs in',
  body: RegistrationSchema,
  answer: SessionSchema,
});

export const getSession = call.get('/session', 'signed-in', {
  summary: 'Who is signed in',
  answer: UserSchema,
});

export const signOut = call.delete('/session', 'signed-in', {
  summary: 'End the session',
  answer: null,
});
