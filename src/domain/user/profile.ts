/** Rules of the profile form. Not in user.ts, because most screens do not need them. */
import * as v from 'valibot';
import { exactPartial } from '../http/conflict';
import { ImageSchema } from '../text/safeUrl';
import { ADDRESS_MAX, EmailSchema, NAME_MAX, PhoneSchema, optionalText, requiredText } from '../text/text';

const name = requiredText('name', NAME_MAX, 'Please enter your name');
const address = optionalText('address', ADDRESS_MAX);

/** What the profile form submits (docs/behaviour.md, section 5). */
export const ProfileSchema = v.object({ email: EmailSchema, phone: PhoneSchema, name, address, photoUrl: ImageSchema });

/** A partial update of a profile, under the same rules: fields that are left out stay unchanged. */
export const ProfileChangesSchema = v.object(exactPartial(ProfileSchema.entries));
