import { ProfileChangesSchema } from '../user/profile';
import { UserSchema } from '../user/user';
import { call } from './call';

export const saveProfile = call.patch('/profile', 'signed-in', {
  summary: 'Change one’s own profile; what is not sent stays',
  description: 'The session stays open with a new e-mail, too.',
  refusals: { 409: 'The e-mail has an account.' },
  example: { body: { phone: '555 010 0143' } },
  body: ProfileChangesSchema,
  answer: UserSchema,
  events: ['users-changed'],
});
