import { RegistrationSchema, SessionSchema, SignInSchema, UserSchema } from '../user/user';
import { call } from './call';

export const signIn = call({
  summary: 'Sign in with e-mail and password',
  method: 'POST',
  path: '/session',
  access: 'anyone',
  body: SignInSchema,
  answer: SessionSchema,
});

export const register = call({
  summary: 'Open an account; success signs in',
  method: 'POST',
  path: '/users',
  access: 'anyone',
  body: RegistrationSchema,
  answer: SessionSchema,
});

export const getSession = call({
  summary: 'Who is signed in',
  method: 'GET',
  path: '/session',
  access: 'signed-in',
  answer: UserSchema,
});

export const signOut = call({
  summary: 'End the session',
  method: 'DELETE',
  path: '/session',
  access: 'signed-in',
  answer: null,
});
