import { ProfileChangesSchema } from '../user/profile';
import { UserSchema } from '../user/user';
import { call } from './call';

export const saveProfile = call.patch('/profile', 'signed-in', {
  summary: 'Change one’s own profile; what is not sent stays',
  body: ProfileChangesSchema,
  answer: UserSchema,
});
