import { RegistrationSchema, SessionSchema, SignInSchema, UserSchema } from '../user/user';
import { call } from './call';

export const signIn = call.post('/session', 'anyone', {
  summary: 'Sign in with e-mail and password',
  description: 'The token goes into the `Authorization` header of the calls that follow: visible ASCII, at most 8,192 characters. The same answer refuses an unknown e-mail and a wrong password.',
  refusals: { 401: 'The e-mail or the password is not right.' },
  example: { body: { email: 'daniel.okafor@fooddelivery.example', password: 'anything' } },
  body: SignInSchema,
  answer: SessionSchema,
});

export const register = call.post('/users', 'anyone', {
  summary: 'Open an account; success signs in',
  description: 'Unknown fields are ignored: nothing in the body makes an administrator.',
  refusals: { 409: 'The e-mail has an account.' },
  example: { body: { name: 'Nell Hart', email: 'nell.hart@example.com', password: 'a long secret', phone: '555 010 0199', address: '' } },
  body: RegistrationSchema,
  answer: SessionSchema,
  events: ['users-changed'],
});

export const getSession = call.get('/session', 'signed-in', {
  summary: 'Who is signed in',
  description: '`email` must be the one that the sign-in answered with, unless the profile was changed since: the app ends a session of any other e-mail.',
  answer: UserSchema,
});

export const signOut = call.delete('/session', 'signed-in', {
  summary: 'End the session',
  answer: null,
});
