/** What somebody may say of themselves. Apart from the account itself, for most screens have no use for it. */
import * as v from 'valibot';
import { ImageSchema } from './safeUrl';
import { ADDRESS_MAX, EmailSchema, NAME_MAX, PhoneSchema, optionalText, requiredText } from './text';

const name = requiredText('name', NAME_MAX, 'Please enter your name');
const address = optionalText('address', ADDRESS_MAX);

/** What the profile form holds (specification, section 5). */
export const ProfileSchema = v.object({ email: EmailSchema, phone: PhoneSchema, name, address, photoUrl: ImageSchema });

/** What changes of a profile, under the same rules: what is not given stays as it is. */
export const ProfileChangesSchema = v.object({
  email: v.exactOptional(EmailSchema),
  phone: v.exactOptional(PhoneSchema),
  name: v.exactOptional(name),
  address: v.exactOptional(address),
  photoUrl: v.exactOptional(ImageSchema),
});
export type ProfileChanges = v.InferOutput<typeof ProfileChangesSchema>;
