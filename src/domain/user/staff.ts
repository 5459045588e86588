/** Rules of the staff. Not in user.ts, because the storefront does not need them. */
import * as v from 'valibot';
import { exactPartial, precondition } from '../http/conflict';
import { allFilled } from '../text/text';
import { ROLES, type Role, RoleSchema, may, roleLabel } from './roles';
import { FILL_MESSAGE, NEW_ACCOUNT } from './user';

/** The roles of people who work in the shop. */
export const STAFF_ROLES = ROLES.filter((role) => may(role, 'back-office'));

const StaffRoleSchema = v.picklist(STAFF_ROLES, 'Please choose a role');

/** What the form that adds staff submits: the account and its role, with the password of the first sign-in. */
export const NewStaffSchema = v.pipe(allFilled(['name', 'email', 'password'], FILL_MESSAGE), v.object({ ...NEW_ACCOUNT, role: StaffRoleSchema }));
export type NewStaff = v.InferInput<typeof NewStaffSchema>;

/** The role, as it was read. */
export const RolePartsSchema = v.object(exactPartial({ role: RoleSchema }));

/** A change of a role. `was` is the role that the sender had read, for conflict detection. */
export const RoleChangeSchema = v.object({ role: RoleSchema, was: v.exactOptional(precondition(RolePartsSchema)) });

/** The message of a changed role, on the screen and in the history. */
export function roleChanged(name: string, role: Role): string {
  return `Role of ${name} set to ${roleLabel(role)}`;
}

/** The message of an account that was made for staff, on the screen and in the history. */
export function staffAdded(name: string, role: Role): string {
  return `${name} added as ${roleLabel(role)}`;
}

/** The message of a change that would leave the shop without an administrator. */
export const LAST_ADMINISTRATOR = 'The shop needs an administrator. Make another account an administrator first';
