import { NewStaffSchema, RoleChangeSchema } from '../user/staff';
import { UserSchema } from '../user/user';
import { call } from './call';

export const addStaff = call.post('/staff', 'staff', {
  body: NewStaffSchema,
  answer: UserSchema,
  events: ['users-changed'],
  once: true,
});

export const changeRole = call.patch('/staff/:id', 'staff', {
  body: RoleChangeSchema,
  answer: UserSchema,
  events: ['users-changed'],
});
