import * as v from 'valibot';
import { caseFold } from './caseFold';

/** The longest text that anything is searched for, in characters. */
export const SEARCH_TEXT_MAX = 200;

/**
 * Characters that turn the reading direction of everything behind them, beyond the text itself, control characters,
 * hyphens, fillers and spaces without width that no screen shows, and halves of characters, which no address can carry. A
 * name must not rearrange the price beside it, nor look like another that it is not; what joins and varies the letters of a
 * language or the parts of an emoji stays.
 */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what has to go
const MISCHIEF = /[\u034f\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u115f\u1160\u180e\ud800-\udfff\u202a-\u202e\u2060-\u2069\u200b\u3164\ufeff\uffa0]/gu;

/** Typed text as it is stored: without those characters and space around it, in NFC, so that equal names are equal strings. */
export function harmless(typed: string): string {
  return typed.replace(MISCHIEF, '').trim().normalize('NFC');
}

/**
 * An e-mail as it is stored and compared: case-folded, without invisible characters. Address books put marks of the
 * reading direction around what is copied from them, and no address needs what joins the letters of a text.
 */
export function normaliseEmail(email: string): string {
  return caseFold(harmless(email.replace(/\p{DI}/gu, '')));
}

/** Refuses text of more than `max` characters. */
export function atMost(label: string, max: number) {
  return v.maxLength<string, number, string>(max, `The ${label} can have at most ${String(max)} characters`);
}

/** Optional text of at most `max` characters, trimmed, and nothing else done to it. */
export function limitedText(label: string, max: number) {
  return v.pipe(
    v.optional(v.string(`The ${label} must be text`), ''),
    v.trim(),
    atMost(label, max),
  );
}

/** The text of a search, as it was typed: nobody else reads it, and a list's field compares it with what it holds. */
export const SearchTextSchema = limitedText('search text', SEARCH_TEXT_MAX);

/** Optional text: trimmed, `''` when missing, refused with a sentence when longer than `max` characters. */
export function optionalText(label: string, max: number) {
  // Last, because the published description ends at what changes the text.
  return v.pipe(limitedText(label, max), v.transform(harmless));
}

/** Text in which something can be seen, refused with `message` where nothing can; nothing is taken out of it. */
export function filledText(label: string, max: number, message: string) {
  return v.pipe(limitedText(label, max), v.nonEmpty(message), v.check<string, string>(isFilled, message));
}

/** Required text: as `optionalText`, and refused with `message` when nothing that can be seen is given. */
export function requiredText(label: string, max: number, message: string) {
  return v.pipe(filledText(label, max, message), v.transform(harmless));
}

/** The basic address pattern of the specification, section 5. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The longest e-mail address that mail servers take, in characters. */
const EMAIL_MAX = 254;

/** An e-mail address in its one spelling. */
export const EmailSchema = v.pipe(
  v.optional(v.string('Please enter a valid email address'), ''),
  // The published description ends at the transformation.
  v.metadata({ format: 'email', maxLength: EMAIL_MAX }),
  v.transform(normaliseEmail),
  v.maxLength(EMAIL_MAX, 'Please enter a valid email address'),
  v.regex(EMAIL_PATTERN, 'Please enter a valid email address'),
);

/** The longest name and address of a person, in characters; an order's address is as long. */
export const NAME_MAX = 80;
export const ADDRESS_MAX = 300;

/** At least this many characters make a phone number (specification, section 5). */
const PHONE_MIN_LENGTH = 6;
/** At most this many; an order's number as well. */
export const PHONE_MAX_LENGTH = 40;

const PHONE_MESSAGE = 'Please enter a valid phone number';

const phoneText = v.pipe(v.optional(v.string(PHONE_MESSAGE), ''), v.trim(), v.maxLength(PHONE_MAX_LENGTH, PHONE_MESSAGE));

/** Whether enough of a phone number can be seen. */
export function isPhone(phone: string): boolean {
  return isFilled(phone) && harmless(phone).length >= PHONE_MIN_LENGTH;
}

/** The same of one that may be left out. */
export function isPhoneOrEmpty(phone: string): boolean {
  return phone === '' || isPhone(phone);
}

/** A phone number, required. */
export const PhoneSchema = v.pipe(
  phoneText,
  v.minLength(PHONE_MIN_LENGTH, PHONE_MESSAGE),
  v.check(isPhone, PHONE_MESSAGE),
  v.transform(harmless),
);

/** A phone number that may be left out. */
export const OptionalPhoneSchema = v.pipe(
  phoneText,
  v.check(isPhoneOrEmpty, PHONE_MESSAGE),
  v.transform(harmless),
);

/**
 * True where a form field or a JSON property holds something. Text that nobody can see is nothing: space, what Unicode has
 * a screen leave out (DI), and the Braille letter without a dot.
 */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return /[^\s\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]/u.test(value);
  return value !== undefined && value !== null && !Number.isNaN(value);
}

/** Refuses an object in which one of `fields` is empty, at each of those, before anything else about it is looked at. */
export function allFilled(fields: readonly string[], message: string) {
  return v.pipe(
    v.looseObject({}),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const key of fields) {
        if (!isFilled(input[key])) addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
      }
    }),
  );
}

/** The first sentence that a failed check has to say, or null where it passed. */
export function firstMessage(result: { issues?: readonly { message: string }[] | undefined }): string | null {
  return result.issues?.[0]?.message ?? null;
}
