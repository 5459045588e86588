/** What JSON Schema can say of the rules that the contract checks by a function. */
import type { JsonSchema } from '@valibot/to-json-schema';
import { leadsSomewhere } from '../../src/domain/bannerForm';
import { changesOneThing } from '../../src/domain/inventory';
import { hasWholeCents } from '../../src/domain/money';
import { hasEachDishOnce } from '../../src/domain/order';
import { routes } from '../../src/domain/routes';
import { isSafeImage, isSafeLink } from '../../src/domain/safeUrl';
import { isFilled, isPhone, isPhoneOrEmpty } from '../../src/domain/text';

/**
 * A character that can be seen. Unlike the contract's own expression it does without Unicode properties, which only some
 * languages' regular expressions have.
 */
const VISIBLE =
  '[^\\s\\u0000-\\u001f\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\uffff]';
/** At least six of them, with spaces in between: a phone number. */
const PHONE = `${VISIBLE}(?:${VISIBLE}| ){4,38}${VISIBLE}`;

/** A web address whose host every URL parser takes. */
const WEB_ADDRESS = 'https?://(?:[a-z0-9]+\\.)*[a-z]{2,}(?::[0-9]{1,4})?(?:[/?#][!-~]*)?';
/** A path, relative to the shop: without a colon nothing is a scheme. */
const RELATIVE = '[!-9;-~]*';
const IMAGE_DATA = 'data:image/(?:png|jpe?g|webp|gif|avif);base64,[A-Za-z0-9+/]+=*';

const PAGES = [...new Set<string>(Object.values(routes))].filter((path) => /^[/a-z-]+$/.test(path));

/** The rules by the function that checks them. Each is at least as strict as its function. */
const RULES = new Map<unknown, JsonSchema>([
  [isFilled, { pattern: VISIBLE }],
  [isPhone, { pattern: `^${PHONE}$` }],
  [isPhoneOrEmpty, { pattern: `^(?:${PHONE})?$` }],
  [isSafeImage, { format: 'uri-reference', pattern: `^(?:${WEB_ADDRESS}|${IMAGE_DATA}|${RELATIVE})$` }],
  [isSafeLink, { format: 'uri-reference', pattern: `^(?:${WEB_ADDRESS}|${RELATIVE})$` }],
  [leadsSomewhere, { pattern: `^(?:${WEB_ADDRESS}|(?:${PAGES.join('|')})(?:[?#][!-9;-~]*)?)?$` }],
  [hasEachDishOnce, { uniqueItems: true }],
  // The money's metadata says it.
  [hasWholeCents, {}],
]);

/** An object of which exactly one field is given, as one schema for each: generated clients have a union of types then. */
function oneOf(fields: readonly string[], { properties = {}, required: _, ...schema }: JsonSchema): JsonSchema {
  const others = Object.entries(properties).filter(([name]) => !fields.includes(name));
  return {
    oneOf: fields.map((field) => {
      const given = Object.entries(properties).filter(([name]) => name === field);
      return { ...schema, properties: Object.fromEntries([...given, ...others]), required: [field] };
    }),
  };
}

/**
 * Adds a rule to the JSON Schema of what it checks.
 * @throws where the rule is not described: a server would not know of it
 */
export function withRule(check: unknown, schema: JsonSchema): JsonSchema {
  if (check === changesOneThing) return oneOf(['stock', 'threshold', 'restock'], schema);
  const rule = RULES.get(check);
  if (!rule) throw new Error(`scripts/apiDocs/rules.ts does not describe this check of the contract: ${String(check)}`);
  return { ...schema, ...rule };
}
