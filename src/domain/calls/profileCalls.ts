import { ProfileChangesSchema } from '../user/profile';
import { UserSchema } from '../user/user';
import { call } from './call';

export const saveProfile = call({
  summary: 'Change one’s own profile; what is not sent stays',
  method: 'PATCH',
  path: '/profile',
  access: 'signed-in',
  body: ProfileChangesSchema,
  answer: UserSchema,
});
