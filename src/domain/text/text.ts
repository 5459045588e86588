import * as v from 'valibot';

/** The longest search text, in characters. */
export const SEARCH_TEXT_MAX = 200;

/**
 * The form in which texts are compared and of which keys are made: Unicode NFC, without case. The Turkish `İ` becomes
 * `i`, as `I` does, so that `İçecek` and `içecek` are equal; its plain lower case would be `i` and a combining dot,
 * which looks the same. `ı` and `i`, `ß` and `ss` stay different: they distinguish words and mailboxes.
 */
export function caseFold(text: string): string {
  // Normalised a second time: some lower-case letters compose with a following mark.
  return text.normalize('NFC').toLowerCase().replaceAll('i\u0307', 'i').normalize('NFC');
}

/**
 * Characters that are removed from stored text: marks that change the reading direction beyond the text itself, control
 * characters, soft hyphens, fillers and zero-width spaces that no screen shows, and lone surrogates, which no URL can
 * carry. A name must not rearrange the price beside it nor look like another name. Joiners and variation selectors
 * stay, because languages and emoji need them.
 */
// oxlint-disable-next-line no-control-regex -- the pattern removes control characters
const MISCHIEF = /[\u034f\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u115f\u1160\u180e\ud800-\udfff\u202a-\u202e\u2060-\u2069\u200b\u3164\ufeff\uffa0]/gu;

/** Typed text as it is stored: without those characters and surrounding space, in NFC, so that equal names are equal strings. */
export function harmless(typed: string): string {
  return typed.replace(MISCHIEF, '').trim().normalize('NFC');
}

/**
 * An e-mail as it is stored and compared: case-folded, without invisible characters. Address books add direction marks
 * to copied addresses, and no address needs joiners.
 */
export function normaliseEmail(email: string): string {
  return caseFold(harmless(email.replace(/\p{DI}/gu, '')));
}

/** Refuses text of more than `max` characters. */
export function atMost(label: string, max: number) {
  return v.maxLength<string, number, string>(max, `The ${label} can have at most ${String(max)} characters`);
}

/** Optional text of at most `max` characters, trimmed and otherwise unchanged. */
export function limitedText(label: string, max: number) {
  return v.pipe(
    v.optional(v.string(`The ${label} must be text`), ''),
    v.trim(),
    atMost(label, max),
  );
}

/** A search text, trimmed and otherwise unchanged: it is not stored, and the list compares it with the text of its search field. */
export const SearchTextSchema = limitedText('search text', SEARCH_TEXT_MAX);

/** Optional text: cleaned by `harmless`, `''` when missing, refused when longer than `max` characters. */
export function optionalText(label: string, max: number) {
  // The transformation comes last, because the published description ends at one.
  return v.pipe(limitedText(label, max), v.transform(harmless));
}

/** Text with at least one visible character, otherwise refused with `message`. Nothing is removed from it. */
export function filledText(label: string, max: number, message: string) {
  return v.pipe(limitedText(label, max), v.nonEmpty(message), v.check<string, string>(isFilled, message));
}

/** Required text: as `optionalText`, and refused with `message` when it has no visible character. */
export function requiredText(label: string, max: number, message: string) {
  return v.pipe(filledText(label, max, message), v.transform(harmless));
}

/** The basic address pattern (docs/behaviour.md, section 5). */
const EMAIL_PATTERN = /[^\s@]+@[^\s@]+\.[^\s@]+/.source;

/** The longest e-mail address that mail servers accept, in characters. */
const EMAIL_MAX = 254;

const EMAIL_MESSAGE = 'Please enter a valid email address';

/** An e-mail address, normalised. */
export const EmailSchema = v.pipe(
  v.optional(v.string(EMAIL_MESSAGE), ''),
  // Stated here as well, because the published description ends at the transformation.
  v.metadata({ format: 'email', maxLength: EMAIL_MAX }),
  v.transform(normaliseEmail),
  v.maxLength(EMAIL_MAX, EMAIL_MESSAGE),
  v.regex(new RegExp(`^${EMAIL_PATTERN}$`), EMAIL_MESSAGE),
);

/** An optional e-mail address, normalised. */
export const OptionalEmailSchema = v.pipe(
  v.optional(v.string(EMAIL_MESSAGE), ''),
  v.trim(),
  v.maxLength(EMAIL_MAX, EMAIL_MESSAGE),
  v.regex(new RegExp(`^(${EMAIL_PATTERN})?$`), EMAIL_MESSAGE),
  v.transform(normaliseEmail),
);

/** The longest name and address of a person, in characters. An order's delivery address has the same limit. */
export const NAME_MAX = 80;
export const ADDRESS_MAX = 300;

/** The fewest characters of a phone number (docs/behaviour.md, section 5). */
const PHONE_MIN_LENGTH = 6;
/** The most characters of a phone number, in an order as well. */
export const PHONE_MAX_LENGTH = 40;

const PHONE_MESSAGE = 'Please enter a valid phone number';

const phoneText = v.pipe(v.optional(v.string(PHONE_MESSAGE), ''), v.trim(), v.maxLength(PHONE_MAX_LENGTH, PHONE_MESSAGE));

/** Whether a phone number has enough visible characters. */
export function isPhone(phone: string): boolean {
  return isFilled(phone) && harmless(phone).length >= PHONE_MIN_LENGTH;
}

/** As isPhone, but accepts an empty text. */
export function isPhoneOrEmpty(phone: string): boolean {
  return phone === '' || isPhone(phone);
}

/** A required phone number. */
export const PhoneSchema = v.pipe(
  phoneText,
  v.minLength(PHONE_MIN_LENGTH, PHONE_MESSAGE),
  v.check(isPhone, PHONE_MESSAGE),
  v.transform(harmless),
);

/** An optional phone number. */
export const OptionalPhoneSchema = v.pipe(
  phoneText,
  v.check(isPhoneOrEmpty, PHONE_MESSAGE),
  v.transform(harmless),
);

/**
 * Whether a form field or a JSON property holds a value. Text without a visible character is empty: white space,
 * default-ignorable code points (DI), and the blank Braille pattern.
 */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return /[^\s\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]/u.test(value);
  return value !== undefined && value !== null && !Number.isNaN(value);
}

/** The issue of one field of an object. */
function issueAt(input: Record<string, unknown>, key: string, message: string): { message: string; path: [v.ObjectPathItem] } {
  return { message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] };
}

/** Refuses an object in which one of `fields` is empty, with an issue for each, before any other rule is checked. */
export function allFilled(fields: readonly string[], message: string) {
  return v.pipe(
    v.looseObject({}),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const key of fields) {
        if (!isFilled(input[key])) addIssue(issueAt(input, key, message));
      }
    }),
  );
}

/**
 * Refuses values that are right one by one for what is wrong with them together.
 * @param mistakeOf the message, and the field that shows it; null if nothing is wrong
 */
export function refusedBy<Values extends Record<string, unknown>>(mistakeOf: (values: Values) => { readonly field: keyof Values & string; readonly message: string } | null) {
  return v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const mistake = mistakeOf(dataset.value);
    if (mistake !== null) addIssue(issueAt(dataset.value, mistake.field, mistake.message));
  });
}

/** The message of the first issue of a failed check; null if it passed. */
export function firstMessage(result: { issues?: readonly { message: string }[] | undefined }): string | null {
  return result.issues?.[0]?.message ?? null;
}
