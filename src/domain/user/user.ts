import * as v from 'valibot';
import { CountSchema } from '../number/digits';
import { AddressSchema } from '../text/safeUrl';
import { ADDRESS_MAX, EmailSchema, NAME_MAX, OptionalPhoneSchema, allFilled, atMost, isFilled, normaliseEmail, optionalText, requiredText } from '../text/text';
import { RoleSchema } from './roles';

/** An account (docs/behaviour.md, section 3). `isAdmin` is true for the role `administrator`; `orders` is the number of orders placed. */
export const UserSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.pipe(v.string(), v.metadata({ format: 'email' })),
  phone: v.string(),
  address: v.string(),
  photoUrl: AddressSchema,
  isAdmin: v.boolean(),
  role: RoleSchema,
  orders: CountSchema,
});
export type User = v.InferOutput<typeof UserSchema>;

/** The first letters of a name's first and last word, shown in place of a missing photo: `MP` for Maya Patel. */
export function initialsOf(name: string): string {
  const letters = name.match(/(?<=^|\s)\S/gu) ?? [];
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase();
}

/**
 * The key by which e-mail addresses are compared: two spellings of one mailbox have the same key. Browsers and mail
 * programs may write an internationalised domain as punycode, so the key always does (UTS 46, which URLs implement).
 */
export function emailKey(email: string): string {
  const address = normaliseEmail(email);
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  const url = `http://${domain}`;
  // An ASCII domain needs no conversion. The URL parser would cut off text that is not a host name.
  if (!/[^ -~]/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || !URL.canParse(url)) return address;
  return address.slice(0, start) + new URL(url).hostname;
}

/** The message for required fields of an account. */
export const FILL_MESSAGE = 'Please fill all fields';

/** The fewest characters of a new password. */
export const PASSWORD_MIN = 8;

const PasswordSchema = v.pipe(v.string(FILL_MESSAGE), v.check<string, string>(isFilled, FILL_MESSAGE), atMost('password', 200));

/** What the sign-in form submits (docs/behaviour.md, section 5). */
export const SignInSchema = v.pipe(
  allFilled(['email', 'password'], FILL_MESSAGE),
  v.object({ email: EmailSchema, password: PasswordSchema }),
);

/** The message for an unknown e-mail and for a wrong password. One message for both does not reveal which accounts exist. */
export const WRONG_SIGN_IN = 'The e-mail or the password is not right';

const NewPasswordSchema = v.pipe(PasswordSchema, v.minLength(PASSWORD_MIN, `Please choose a password of at least ${PASSWORD_MIN} characters`));

/** The required fields of a new account. */
export const NEW_ACCOUNT = {
  name: requiredText('name', NAME_MAX, FILL_MESSAGE),
  email: EmailSchema,
  password: NewPasswordSchema,
};

/** What the registration form submits (docs/behaviour.md, section 5). Phone and address are optional. */
export const RegistrationSchema = v.pipe(
  allFilled(['name', 'email', 'password'], FILL_MESSAGE),
  v.object({
    ...NEW_ACCOUNT,
    phone: OptionalPhoneSchema,
    address: optionalText('address', ADDRESS_MAX),
  }),
);

/** What the form for a new password submits (docs/behaviour.md, section 5). */
export const PasswordChangeSchema = v.pipe(
  allFilled(['current', 'password'], FILL_MESSAGE),
  v.object({ current: PasswordSchema, password: NewPasswordSchema }),
);

/** The message for a new password with a current one that is not right. */
export const WRONG_PASSWORD = 'The current password is not right';

/** The message for an e-mail that already has an account. */
export const EMAIL_TAKEN = 'An account with this e-mail already exists';

/** A session token. The `Authorization` header carries it, so it is visible ASCII; servers refuse headers much longer than this. */
export const TokenSchema = v.pipe(v.string(), v.regex(/^[!-~]+$/), v.maxLength(8192));

/** A session: the token that every call carries, and its user. */
export const SessionSchema = v.object({ token: TokenSchema, user: UserSchema });
export type Session = v.InferOutput<typeof SessionSchema>;
