/** JSON Schema for the contract's rules that are checked by a function. */
import type { JsonSchema } from '@valibot/to-json-schema';
import { leadsSomewhere } from '../../src/domain/banner/bannerForm';
import { isDay } from '../../src/domain/date/day';
import { changesOneThing } from '../../src/domain/inventory/inventory';
import { hasWholeCents } from '../../src/domain/number/money';
import { hasEachOnce } from '../../src/domain/food/allergens';
import { hasEachLineOnce, hasNoDishTooOften } from '../../src/domain/order/order';
import { routes } from '../../src/domain/routes';
import { isSafeImage, isSafeLink } from '../../src/domain/text/safeUrl';
import { hasRateStep } from '../../src/domain/shop/settingsForm';
import { isFilled, isPhone, isPhoneOrEmpty } from '../../src/domain/text/text';

/** A visible character. Unlike the contract's pattern it uses no Unicode properties, which not all regular expression engines support. */
const VISIBLE =
  '[^\\s\\u0000-\\u001f\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\uffff]';
/** A phone number: at least six visible characters, with spaces in between. */
const PHONE = `${VISIBLE}(?:${VISIBLE}| ){4,38}${VISIBLE}`;

/** A web address with a host that every URL parser accepts. */
const WEB_ADDRESS = 'https?://(?:[a-z0-9]+\\.)*[a-z]{2,}(?::[0-9]{1,4})?(?:[/?#][!-~]*)?';
/** A path relative to the shop. It has no colon, so it has no scheme. */
const RELATIVE = '[!-9;-~]*';
const IMAGE_DATA = 'data:image/(?:png|jpe?g|webp|gif|avif);base64,[A-Za-z0-9+/]+=*';

const PAGES = [...new Set<string>(Object.values(routes))].filter((path) => /^[/a-z-]+$/.test(path));

/**
 * The rules by the function that checks them. Each is at least as strict as its function, but for `uniqueItems`, which compares
 * whole lines.
 */
const RULES = new Map<unknown, JsonSchema>([
  [isFilled, { pattern: VISIBLE }],
  [isPhone, { pattern: `^${PHONE}$` }],
  [isPhoneOrEmpty, { pattern: `^(?:${PHONE})?$` }],
  [isSafeImage, { format: 'uri-reference', pattern: `^(?:${WEB_ADDRESS}|${IMAGE_DATA}|${RELATIVE})$` }],
  [isSafeLink, { format: 'uri-reference', pattern: `^(?:${WEB_ADDRESS}|${RELATIVE})$` }],
  [leadsSomewhere, { pattern: `^(?:${WEB_ADDRESS}|(?:${PAGES.join('|')})(?:[?#][!-9;-~]*)?)?$` }],
  [hasEachLineOnce, { uniqueItems: true }],
  [hasEachOnce, { uniqueItems: true }],
  // The metadata of a line's quantity states this rule for dishes without options.
  [hasNoDishTooOften, {}],
  // The metadata of money amounts states this rule.
  [hasWholeCents, {}],
  // As above.
  [hasRateStep, {}],
  [isDay, { format: 'date' }],
]);

/** A schema of an object with exactly one of several fields, as one schema per field. Client generators turn it into a union type. */
function oneOf(fields: readonly string[], { properties = {}, required: _, ...schema }: JsonSchema): JsonSchema {
  const others = Object.entries(properties).filter(([name]) => !fields.includes(name));
  return {
    oneOf: fields.map((field) => {
      const given = Object.entries(properties).filter(([name]) => name === field);
      return { ...schema, properties: Object.fromEntries([...given, ...others]), required: [field] };
    }),
  };
}

/** Adds a rule to the JSON Schema of the value it checks. @throws if the rule is not described here, because clients would not know it */
export function withRule(check: unknown, schema: JsonSchema): JsonSchema {
  if (check === changesOneThing) return oneOf(['stock', 'threshold', 'restock'], schema);
  const rule = RULES.get(check);
  if (!rule) throw new Error(`scripts/apiDocs/rules.ts does not describe this check of the contract: ${String(check)}`);
  return { ...schema, ...rule };
}
