/** The contract's schemas as JSON Schema, with a named component for each shared one. */
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { RefusalSchema } from '../../src/domain/http/apiRefusal';
import { StreamMessageSchema } from '../../src/domain/events/shopEvent';
import { ListedCouponSchema } from '../../src/domain/coupon/couponForm';
import { contract } from '../../src/domain/contract';
import { ChosenOptionSchema, OptionGroupSchema } from '../../src/domain/food/options';
import { NewGroupSchema } from '../../src/domain/food/optionsForm';
import { FoundSchema } from '../../src/domain/search/search';
import { LineChangeSchema } from '../../src/domain/cart/lineChange';
import { AdjustmentSchema } from '../../src/domain/order/adjustment';
import { OrderItemSchema } from '../../src/domain/order/order';
import { withRule } from './rules';

type Schema = v.GenericSchema<unknown, unknown>;
type Named = Record<string, { readonly schema: Schema; readonly description: string }>;

/** Schemas of responses. */
const ANSWERS = {
  User: { schema: contract.getSession.answer, description: 'An account. `orders` counts the orders it has placed; `photoUrl` is empty without a photo.' },
  Session: { schema: contract.signIn.answer, description: 'A session: the bearer token of the calls that follow, and whose it is. `GET /session` answers with the same e-mail, or the app ends the session.' },
  OptionGroup: { schema: OptionGroupSchema, description: 'A group of choices of a dish, such as its size: at least `least` and at most `most` pieces of its choices. `price` of a choice is added to that of the dish, in dollars; a choice can be taken up to `most` times.' },
  ChosenOption: { schema: ChosenOptionSchema, description: 'A choice of a line, with its name and price at that time.' },
  Food: { schema: contract.getFood.answer, description: 'A dish on the menu. `price` is in dollars, and 0 where it is unknown; `stock` is in pieces. `allergens` are those that the kitchen has entered.' },
  Menu: { schema: contract.getMenu.answer, description: 'The categories in the order of the menu, and every dish that can be ordered.' },
  OrderItem: { schema: OrderItemSchema, description: 'One line of an order, with the name, the picture and the price a piece that the dish was sold for.' },
  Adjustment: { schema: AdjustmentSchema, description: 'A part of a price beside the dishes, the tax and the delivery fee, in dollars. A `taxed` one changes the sum that is taxed.' },
  Order: { schema: contract.getOrder.answer, description: 'An order. `status` is `pending`, `completed`, `cancelled` or any other word, which is shown as it is. Amounts are in dollars. `cancellation` says why an order was cancelled. `adjustments` are the parts of the total beside dishes, tax and fee, such as a discount, which is below 0. `without` are the allergens that its customer excludes.' },
  Category: { schema: contract.addCategory.answer, description: 'A category of the menu, and how many dishes are in it.' },
  Banner: { schema: contract.addBanner.answer, description: 'A promotion in the carousel. An empty `buttonLink` is a promotion without a button.' },
  Coupon: { schema: contract.addCoupon.answer, description: 'A coupon. `value` is a percentage or dollars; days are such as `2026-12-24`, and empty for no bound; a limit of 0 is none.' },
  ListedCoupon: { schema: ListedCouponSchema, description: 'A coupon, and how many orders use it.' },
  CouponTerms: { schema: contract.checkCoupon.answer, description: 'What a coupon takes off: of the dishes or of the delivery fee, for dishes of at least `minimum` dollars.' },
  HistoryEntry: { schema: contract.undoChange.answer, description: 'An entry of the activity history: who did what and when, and which fields it changed. An `undoable` change can be undone; `undoneBy` is who has.' },
  InventoryRow: { schema: contract.getProduct.answer, description: 'A product with its stock, and the threshold at or below which the stock is low.' },
  Shop: { schema: contract.getShop.answer, description: 'The settings of the shop, and its present time.' },
  ShopSettings: { schema: contract.changeSettings.answer, description: 'The settings of the shop.' },
  Overview: { schema: contract.getOverview.answer, description: 'The numbers of the overview. `revenue` is in dollars.' },
  Charts: { schema: contract.getCharts.answer, description: 'Sales in dollars for each of the latest months, and pieces sold of each category.' },
  Found: { schema: FoundSchema, description: 'Something found: what it is called, and a hint that tells it from others.' },
  StreamMessage: { schema: StreamMessageSchema, description: 'A message of the event stream. It says which records to read again. A client skips a `type` that it does not know.' },
  LineChange: { schema: LineChangeSchema, description: 'What has changed about one line of an order since the customer saw it.' },
  Refusal: { schema: RefusalSchema, description: 'Every refusal. `code` is for programs and `message` for people. `changes` comes with `cart_changed`, and `now` with the `conflict` of a change: the fields in question as they are.' },
} satisfies Named;

/** Schemas of requests. */
const BODIES = {
  SignIn: { schema: contract.signIn.body, description: 'An e-mail and a password.' },
  Registration: { schema: contract.register.body, description: 'A new account. A phone number and an address may be added later.' },
  ProfileChanges: { schema: contract.saveProfile.body, description: 'The fields of a profile to change.' },
  NewOrder: { schema: contract.placeOrder.body, description: 'An order as the customer sends it, with one line for each dish. `price` is what the customer saw.' },
  OrderStatus: { schema: contract.setOrderStatus.body, description: 'The new status of an order; any word is one.' },
  OrderStatuses: { schema: contract.setOrderStatuses.body, description: 'Orders, and their new status.' },
  NewCancellation: { schema: contract.cancelOrder.body, description: 'Why an order is cancelled. A customer needs no reason.' },
  NewOptionGroup: { schema: NewGroupSchema, description: 'A group of options. With the id of a group of other dishes it is theirs as well, and changes there.' },
  NewFood: { schema: contract.addFood.body, description: 'A new dish. Without `stock` it has none, and without `isVeg` it is Non-Veg.' },
  FoodChanges: { schema: contract.updateFood.body, description: 'The fields of a dish to change, and under `was` what they were when they were read.' },
  SettingsChanges: { schema: contract.changeSettings.body, description: 'The settings to change, and under `was` what they were when they were read.' },
  NewCategory: { schema: contract.addCategory.body, description: 'A new category.' },
  NewBanner: { schema: contract.addBanner.body, description: 'A new promotion. `link` is a page of this shop, a web address, or empty.' },
  NewCoupon: { schema: contract.addCoupon.body, description: 'A new coupon.' },
  CouponChanges: { schema: contract.changeCoupon.body, description: 'The fields of a coupon to change, and under `was` what they were when they were read.' },
  InventoryChange: { schema: contract.changeInventory.body, description: 'One of three: a new stock, a new threshold, or pieces to add to the stock. `was` is what the field was when it was read.' },
  DemoBatch: { schema: contract.fillDemo.body, description: 'Which records to generate. `shop` is what the batch before was answered with.' },
} satisfies Named;

/**
 * The last schema of a pipeline. It describes the fields, while the schema before it only checks the whole object (such
 * as `allFilled`).
 */
function describable(schema: Schema): Schema {
  const { pipe: [, ...rest] = [] } = schema as { pipe?: readonly { kind: string }[] };
  const parts = rest.findLast(({ kind }) => kind === 'schema') as Schema | undefined;
  return parts ?? schema;
}

const schemasIn = (named: Named) => Object.fromEntries(Object.entries(named).map(([name, { schema }]) => [name, describable(schema)]));

/** The required fields of an object. A missing text is parsed as '', so that its own message refuses it. */
function requiredIn(schema: Schema): string[] {
  const { entries = {} } = schema as { entries?: Record<string, Schema> };
  return Object.entries(entries).filter(([, entry]) => entry.type !== 'exact_optional' && !v.is(entry, undefined)).map(([name]) => name);
}

/**
 * An object as the client must send it. The default '' only replaces a missing text, so it is not described; nor is that of a field
 * of a change, which stays as it is if it is left out.
 */
const asInput: NonNullable<ConversionConfig['overrideSchema']> = ({ valibotSchema, jsonSchema }) => {
  const { default: usual, required: _, ...rest } = jsonSchema;
  const required = requiredIn(valibotSchema);
  const hasDefault = usual !== undefined && usual !== '' && valibotSchema.type !== 'exact_optional';
  return { ...rest, ...(hasDefault ? { default: usual } : {}), ...(required.length > 0 ? { required } : {}) };
};

const overrideAction: NonNullable<ConversionConfig['overrideAction']> = ({ valibotAction: { type, requirement }, jsonSchema }: { valibotAction: { type: string; requirement?: unknown }; jsonSchema: JsonSchema }) => {
  if (type === 'check') return withRule(requirement, jsonSchema);
  // Numbers in JSON are always finite, and the others refuse nothing.
  return ['trim', 'finite', 'readonly'].includes(type) ? jsonSchema : null;
};

const CONFIG = {
  target: 'draft-2020-12',
  overrideAction,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} satisfies ConversionConfig;
const AS_ANSWER: ConversionConfig = { ...CONFIG, typeMode: 'output', definitions: schemasIn(ANSWERS) };
const AS_INPUT: ConversionConfig = { ...CONFIG, typeMode: 'input', definitions: schemasIn(BODIES), overrideSchema: asInput };

function convert(schema: Schema, config: ConversionConfig): JsonSchema {
  const { $schema: _dialect, $defs: _named, ...json } = toJsonSchema(describable(schema), config);
  return json;
}

/** A body or a query as JSON Schema. */
export const inputSchema = (schema: Schema) => convert(schema, AS_INPUT);

/** A response as JSON Schema. */
export const answerSchema = (schema: Schema) => convert(schema, AS_ANSWER);

/** The named schemas with their descriptions. */
export function namedSchemas(): Record<string, JsonSchema> {
  const schemas = { ...toJsonSchemaDefs(schemasIn(ANSWERS), AS_ANSWER), ...toJsonSchemaDefs(schemasIn(BODIES), AS_INPUT) };
  const named = Object.entries<{ readonly description: string }>({ ...ANSWERS, ...BODIES });
  return Object.fromEntries(named.map(([name, { description }]) => [name, { description, ...schemas[name] }]));
}
