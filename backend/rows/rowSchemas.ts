/**
 * What each store holds in the current version: the domain's records and the fields of their indexes. The types of the
 * rows follow from it, and imported capsules are checked with it. A field that rows of an earlier version lack has a default in the
 * record's schema, or is written by a migration (migrations.ts).
 */
import * as v from 'valibot';
import { BannerSchema } from '../../src/domain/banner/banner';
import { CouponPartsSchema, CouponSchema } from '../../src/domain/coupon/couponForm';
import { AllergensSchema, SpecialDietsSchema } from '../../src/domain/food/allergens';
import { FoodSchema } from '../../src/domain/food/food';
import { OptionGroupSchema } from '../../src/domain/food/options';
import { ShopEventSchema } from '../../src/domain/events/shopEvent';
import { HistoryEntrySchema } from '../../src/domain/history/history';
import { AnyOrderSchema } from '../../src/domain/order/olderOrder';
import { CancellationSchema } from '../../src/domain/order/cancelling';
import { exactPartial } from '../../src/domain/http/conflict';
import { SettingsPartsSchema } from '../../src/domain/shop/settingsForm';
import { RoleSchema } from '../../src/domain/user/roles';
import { UserSchema } from '../../src/domain/user/user';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const bit = v.picklist([0, 1]);
const text = v.string();
/** The words by which a search finds the row (domain/search), for a multi-entry index. */
const words = v.array(text);

/** Puts a category or a promotion back into its former place. The database gives the number to no other row. */
const rowNumber = v.exactOptional(count);

/** What can change about a dish. One without options, allergens or diets has an empty list of them here, and one that was never sold out until later an empty text. */
const UndoableFoodSchema = v.object({ ...v.omit(FoodSchema, ['id']).entries, options: v.array(OptionGroupSchema), allergens: AllergensSchema, diets: SpecialDietsSchema, soldOutUntil: text, threshold: count, onMenu: v.boolean() });
export type UndoableFood = v.InferOutput<typeof UndoableFoodSchema>;
export const UNDOABLE_FIELDS = Object.keys(UndoableFoodSchema.entries) as (keyof UndoableFood)[];

const PartsSchema = v.strictObject(exactPartial(UndoableFoodSchema.entries));
export type UndoableParts = v.InferOutput<typeof PartsSchema>;

/**
 * How a change is undone, as the history stores it with the entry of the change (docs/undo.md). `from` are the values that
 * the change has left: if one of them has changed since, the change cannot be undone. `to` are the values to restore.
 */
const InverseSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('set-statuses'), orders: v.array(v.strictObject({ id: text, from: text, to: text })) }),
  v.strictObject({ kind: v.literal('cancel-order'), id: text, from: text, cancellation: CancellationSchema }),
  /** `to` is the status before the order was cancelled, `couponId` the coupon that it used. */
  v.strictObject({ kind: v.literal('restore-order'), id: text, to: text, couponId: v.exactOptional(text) }),
  /** `from.image` is the digest of an uploaded picture. */
  v.strictObject({ kind: v.literal('change-dish'), id: text, from: PartsSchema, to: PartsSchema }),
  v.strictObject({ kind: v.literal('add-category'), row: v.strictObject({ n: rowNumber, key: text, name: text }) }),
  /** `n` tells the category from one of the same name that was added later. */
  v.strictObject({ kind: v.literal('delete-category'), n: rowNumber, name: text }),
  v.strictObject({ kind: v.literal('add-banner'), row: v.strictObject({ ...BannerSchema.entries, n: rowNumber }) }),
  v.strictObject({ kind: v.literal('delete-banner'), id: text }),
  v.strictObject({ kind: v.literal('add-coupon'), row: v.strictObject({ ...CouponSchema.entries, n: rowNumber }) }),
  v.strictObject({ kind: v.literal('delete-coupon'), id: text }),
  v.strictObject({ kind: v.literal('change-coupon'), id: text, from: CouponPartsSchema, to: CouponPartsSchema }),
  v.strictObject({ kind: v.literal('change-settings'), from: SettingsPartsSchema, to: SettingsPartsSchema }),
  /** In ms since 1970. */
  v.strictObject({ kind: v.literal('pause-orders'), from: count, to: count }),
  v.strictObject({ kind: v.literal('change-role'), id: text, from: RoleSchema, to: RoleSchema }),
]);
export type Inverse = v.InferOutput<typeof InverseSchema>;

/** The version of the rows, which a capsule says of its own: that of the browser's database. */
export const ROWS_VERSION = 12;

/** The parameters of scrypt: N, r and p of RFC 7914. */
const ScryptSchema = v.strictObject({ cost: count, blockSize: count, parallelization: count });

/** The schema of a row, by the name of its store. */
export const ROW_SCHEMAS = {
  /** A dish. One that was removed from the menu stays with `onMenu` 0, because orders refer to it. `lowStock` is 1 if the stock is low. IndexedDB has no index of booleans. */
  foods: v.strictObject({ ...FoodSchema.entries, n: count, threshold: count, onMenu: bit, lowStock: bit, nameKey: text, categoryKey: text, nameWords: words, descriptionWords: words, categoryWords: words }),
  /** A category. `key` is the same for all spellings of its name (domain: categoryKey). */
  categories: v.strictObject({ n: count, key: text, name: text }),
  banners: v.strictObject({ ...BannerSchema.entries, n: count }),
  /** An account. The number of orders is not stored but counted (orderSums.ts). */
  users: v.strictObject({
    ...v.omit(UserSchema, ['isAdmin', 'orders']).entries,
    n: count,
    /** True for sample customers, who may sign in with any password (docs/behaviour.md, section 6). */
    anyPassword: v.boolean(),
    emailKey: text,
    nameKey: text,
    addressKey: text,
    words,
  }),
  /**
   * The salted hash that a password is checked against: PBKDF2 of a browser, or scrypt of a server, with 0 iterations. The
   * password itself is not stored.
   */
  credentials: v.strictObject({ userId: text, salt: text, hash: text, iterations: count, scrypt: v.exactOptional(ScryptSchema) }),
  /** An open session and its user. A server stores a hash of the token, and when the session was last used. */
  sessions: v.strictObject({ token: text, userId: text, createdAt: text, usedAt: v.exactOptional(text) }),
  /** An order as it was received, in the current or the older shape, and its index fields. */
  orders: v.strictObject({
    id: text,
    n: count,
    userId: text,
    date: text,
    /** When it is due: for an order for now its date. */
    due: text,
    status: text,
    cents: v.pipe(v.number(), v.finite()),
    customerKey: text,
    words,
    /** Pieces per category, with the categories at the time of sale. */
    soldPieces: v.record(v.string(), count),
    order: v.custom<unknown>((order) => v.is(AnyOrderSchema, order)),
  }),
  coupons: v.strictObject({ ...CouponSchema.entries, n: count }),
  /** The use of a coupon by an order that is not cancelled. */
  couponUses: v.strictObject({ orderId: text, couponId: text, userId: text }),
  /** An idempotency key of a user, with the id of the record it created and a fingerprint of the request body. */
  idempotencyKeys: v.strictObject({ userId: text, key: text, recordId: text, fingerprint: text }),
  /** An event that has happened (eventLog.ts). */
  events: v.strictObject({ n: count, event: ShopEventSchema }),
  /** `inverse` is there while the change can be undone, `undoneBy` once it was. Entries of earlier versions have neither. */
  history: v.strictObject({
    ...v.omit(HistoryEntrySchema, ['undoable', 'undoneBy']).entries,
    n: count,
    words,
    inverse: v.exactOptional(InverseSchema),
    undoneBy: v.exactOptional(text),
  }),
  /** The settings that an administrator has changed, in one row with the key `shop`. The others have the values of a new shop. */
  settings: v.strictObject({ key: text, ...SettingsPartsSchema.entries }),
  /** What the database notes of itself (databaseMarks.ts). */
  counters: v.strictObject({ key: text, value: v.pipe(v.number(), v.finite()) }),
};

/** The stores of the database. */
export type StoreName = keyof typeof ROW_SCHEMAS;

type Stored<Name extends StoreName> = v.InferOutput<(typeof ROW_SCHEMAS)[Name]>;

/** A row of a store. `n` is the row number, which the database gives to a new row; searches identify rows by it. */
export type RowOf<Name extends StoreName> = Stored<Name> extends { n: number } ? Omit<Stored<Name>, 'n'> & { n?: number } : Stored<Name>;
