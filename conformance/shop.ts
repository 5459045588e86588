/** What the tests need in the shop, made with unique names, and removed when they have ended. */
import { randomUUID } from 'node:crypto';
import { after, test as nodeTest } from 'node:test';
import type { Coupon, CouponFields } from '../src/domain/coupon/couponForm';
import type { ShopSettings } from '../src/domain/shop/settings';
import type { Food, Order, Session } from './answers';
import { type CallRequest, ask, change, made, send } from './client';

/** Declares a test. */
export function test(title: string, run: () => Promise<void> | void): void {
  void nodeTest(title, { timeout: 120_000 }, run);
}

/** A word of eleven letters that no other record has. */
export function word(): string {
  return `q${randomUUID().replace(/\W/g, '').slice(0, 10).replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
}

/** An e-mail address that no account has. */
export function freeEmail(): string {
  return `${word()}@conformance.example`;
}

export const PASSWORD = 'a long secret';
export const DELIVERY = { deliveryAddress: '27 Orchard Street', contactPhone: '555 010 0142' };

/** Signs in as the administrator, in a new session. */
export function signInAdmin(): Promise<Session> {
  return ask('POST /session', { body: { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD } });
}

let signedIn: Promise<Session> | undefined;

/** The administrator's session that the tests of one file share. */
export function admin(): Promise<Session> {
  return (signedIn ??= signInAdmin());
}

/** A request of the administrator. */
export async function asAdmin(request: CallRequest = {}): Promise<CallRequest> {
  return { ...request, token: (await admin()).token };
}

/** Opens an account. */
export function customer(parts: object = {}): Promise<Session> {
  return ask('POST /users', { body: { name: `Nell ${word()}`, email: freeEmail(), password: PASSWORD, ...parts } });
}

/** A session of a new account of the staff. */
export async function staff(role: string): Promise<Session> {
  const { email } = await ask('POST /staff', await asAdmin({ body: { name: `Ana ${word()}`, email: freeEmail(), password: PASSWORD, role } }));
  return ask('POST /session', { body: { email, password: PASSWORD } });
}

/** The category of the dishes that the tests of one file make. */
export const CATEGORY = `Category ${word()}`;

/** A dish that is not on the menu yet. */
export function newDish(parts: Partial<Food> = {}) {
  return { name: `Dish ${word()}`, description: 'Made for a test', price: 8.99, category: CATEGORY, image: 'pictures/dish.webp', stock: 20, isVeg: true, ...parts };
}

/** Adds a dish. */
export async function dish(parts: Partial<Food> = {}): Promise<Food> {
  return ask('POST /foods', await asAdmin({ body: newDish(parts) }));
}

/** The line of an order over some pieces of a dish. */
export function lineOf({ id, price }: Food, quantity = 1) {
  return { foodId: id, quantity, price };
}

/** Places an order over some pieces of a dish. */
export function orderOf({ token }: Session, food: Food, quantity = 1): Promise<Order> {
  return ask('POST /orders', { token, body: { ...DELIVERY, lines: [lineOf(food, quantity)] } });
}

/** Adds a category. */
export async function category(): Promise<string> {
  return (await ask('POST /categories', await asAdmin({ body: { name: `Category ${word()}` } }))).name;
}

/** Adds a banner and returns its id. */
export async function banner(): Promise<string> {
  return (await ask('POST /banners', await asAdmin({ body: { url: 'pictures/pie.webp', title: `Banner ${word()}` } }))).id;
}

/** A coupon that is not in the shop yet. */
export function newCoupon(parts: Partial<CouponFields> = {}): CouponFields {
  return { code: word().toUpperCase(), kind: 'percent', value: 10, appliesTo: 'dishes', minimum: 0, validFrom: '', validUntil: '', limit: 0, customerLimit: 0, active: true, ...parts };
}

/** Adds a coupon. */
export async function coupon(parts: Partial<CouponFields> = {}): Promise<Coupon> {
  return ask('POST /coupons', await asAdmin({ body: newCoupon(parts) }));
}

/** Changes the stock of a dish, and returns the id of the change in the history. */
export async function stockChange(food: Food): Promise<string> {
  return change('PATCH /inventory/{id}', await asAdmin({ params: { id: food.id }, body: { restock: 1 } }));
}

/** Changes the settings. */
export async function editSettings(body: unknown) {
  return ask('PATCH /shop', await asAdmin({ body }));
}

/** Declares a test after which the settings are as they were. */
export function settingsTest(title: string, run: () => Promise<void>): void {
  test(title, async () => {
    const before = await ask('GET /shop');
    try {
      await run();
    } finally {
      await editSettings(before);
    }
  });
}

let formerSettings: Pick<ShopSettings, 'staffCancel' | 'cancelMinutes'> | undefined;

/** Sets who can cancel orders. The settings are restored when the tests have ended. */
export async function letCancel(settings = { staffCancel: true, cancelMinutes: 60 }) {
  formerSettings ??= await ask('GET /shop');
  await ask('PATCH /shop', await asAdmin({ body: settings }));
}

// Accounts and orders cannot be removed; the orders leave the kitchen, and the staff lose their roles. What a test has removed itself is not found here.
after(async () => {
  const token = (await admin()).token;
  if (formerSettings) {
    const { staffCancel, cancelMinutes } = formerSettings;
    await letCancel({ staffCancel, cancelMinutes });
  }
  // One after another: a hundred writes at once wait for each other, and on a slow machine for too long.
  for (const id of made.foods) await send('DELETE /foods/{id}', { token, params: { id } });
  for (const id of made.banners) await send('DELETE /banners/{id}', { token, params: { id } });
  // A coupon that orders use can only be switched off.
  for (const id of made.coupons) {
    const { status } = await send('DELETE /coupons/{id}', { token, params: { id } });
    if (status === 409) await send('PATCH /coupons/{id}', { token, params: { id }, body: { active: false } });
  }
  for (const name of made.categories) await send('DELETE /categories/{name}', { token, params: { name } });
  if (made.orders.size > 0) await send('POST /orders/statuses', { token, body: { ids: [...made.orders], status: 'completed' } });
  for (const id of made.staff) await send('PATCH /staff/{id}', { token, params: { id }, body: { role: 'customer' } });
  await Promise.all([...made.sessions].map((each) => send('DELETE /session', { token: each })));
});
