import { ProfileChangesSchema } from '../user/profile';
import { UserSchema } from '../user/user';
import { call } from './call';

export const saveProfile = call.patch('/profile', 'signed-in', {
  body: ProfileChangesSchema,
  answer: UserSchema,
  events: ['users-changed'],
});
