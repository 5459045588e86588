/** Every refusal that a request can bring about, with its status, its code, and its message where the rules state one. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { TOO_MANY_OF_ONE } from '../src/domain/cart/cart';
import { CATEGORY_EXISTS, categoryGone, categoryInUse } from '../src/domain/category/category';
import type { CouponFields } from '../src/domain/coupon/couponForm';
import { CHANGED_BY_OTHERS } from '../src/domain/http/conflict';
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_MAX } from '../src/domain/http/headers';
import { CART_CHANGED, EMPTY_CART, TOO_MANY_STATUSES } from '../src/domain/order/order';
import { ESTIMATE_REVERSED, NO_TIME_ZONE } from '../src/domain/shop/settingsForm';
import { EMAIL_TAKEN, WRONG_SIGN_IN } from '../src/domain/user/user';
import type { CallName } from './answers';
import { type CallRequest, ask, refused } from './client';
import { CALLS, accessOf, choicesOf, hasBody, refusalsOf, rolesOf } from './description';
import { CATEGORY, DELIVERY, PASSWORD, admin, asAdmin, coupon, customer, dish, freeEmail, letCancel, lineOf, newCoupon, newDish, orderOf, stockChange, test, word } from './shop';

interface Case {
  readonly call: CallName;
  readonly status: number;
  readonly code: string;
  readonly why: string;
  readonly message?: string;
  readonly request: () => CallRequest | Promise<CallRequest>;
}

const cases: Case[] = [];

/** Adds requests to a call that break a rule. */
function invalid(call: CallName, requests: Readonly<Record<string, () => CallRequest | Promise<CallRequest>>>, message?: string) {
  for (const [why, request] of Object.entries(requests)) {
    cases.push({ call, status: 422, code: 'invalid', why, request, ...(message !== undefined && { message }) });
  }
}

function conflict(call: CallName, why: string, message: string | undefined, request: Case['request'], code = 'conflict') {
  cases.push({ call, status: 409, code, why, request, ...(message !== undefined && { message }) });
}

const FILL_FIELDS = 'Please fill all fields';
const FILL_REQUIRED = 'Please fill all required fields';
const UNKNOWN_ALLERGEN = 'This is not one of the fourteen allergens';
const BAD_BANNER = 'Please provide at least an image URL and a title';
const LONG_KEY = { [IDEMPOTENCY_KEY]: 'k'.repeat(IDEMPOTENCY_KEY_MAX + 1) };

const account = (parts: object) => () => ({ body: { name: 'Nell Hart', email: freeEmail(), password: PASSWORD, ...parts } });
const staffed = (parts: object) => () => account({ role: 'kitchen', ...parts })();
const food = (parts: object) => () => ({ body: { ...newDish(), ...parts } });
const order = (parts: object) => async () => ({ body: { ...DELIVERY, lines: [lineOf(await dish())], ...parts } });
const changed = (body: unknown) => async () => ({ params: { id: (await dish()).id }, body });
const sent = (parts: object) => () => ({ body: { url: 'pictures/pie.webp', title: 'Pie day', ...parts } });

invalid('POST /session', { 'no e-mail': () => ({ body: { password: PASSWORD } }), 'a blank password': () => ({ body: { email: freeEmail(), password: ' ' } }) }, FILL_FIELDS);
invalid('POST /users', { 'no name': account({ name: '' }), 'no password': account({ password: '' }), 'no e-mail': account({ email: ' ' }) }, FILL_FIELDS);
const password = (parts: object) => () => ({ body: { current: PASSWORD, password: 'another secret', ...parts } });
invalid('POST /profile/password', { 'no current password': password({ current: '' }), 'no new password': password({ password: ' ' }) }, FILL_FIELDS);
invalid('POST /profile/password', { 'a short new password': password({ password: '1234567' }) }, 'Please choose a password of at least 8 characters');
invalid('POST /staff', { 'no name': staffed({ name: '' }), 'no password': staffed({ password: '' }), 'no e-mail': staffed({ email: ' ' }) }, FILL_FIELDS);
invalid('POST /staff', { 'a customer': staffed({ role: 'customer' }) }, 'Please choose a role');
invalid('POST /staff', { 'a short password': staffed({ password: '1234567' }), 'no e-mail address': staffed({ email: 'nell' }), 'no role': staffed({ role: undefined }) });
invalid('PATCH /staff/{id}', { 'no role': changed({}), 'another role': changed({ role: 'owner' }), 'a list as precondition': changed({ role: 'kitchen', was: [] }) });
invalid('PATCH /profile', { 'no name': () => ({ body: { name: ' ' } }) }, 'Please enter your name');
invalid('POST /foods', { 'no name': food({ name: '' }), 'no price': food({ price: '' }) }, FILL_REQUIRED);
invalid('PATCH /foods/{id}', { 'no name': changed({ name: '' }) }, FILL_REQUIRED);
for (const [message, parts] of Object.entries({ [UNKNOWN_ALLERGEN]: { allergens: ['dust'] }, 'This diet is not known': { diets: ['raw'] } })) {
  invalid('POST /foods', { [message]: food(parts) }, message);
}
const small = { id: 'small', name: 'Small', price: 1, isVeg: true, soldOut: false, isDefault: false, most: 1 };
const unfit = food({ options: [{ id: 'unfit', name: 'Size', least: 2, most: 1, choices: [small] }] });
invalid('POST /foods', { 'options that do not fit together': unfit }, 'At least cannot be more than at most');
invalid('POST /orders', { 'an unknown allergen': order({ without: ['dust'] }) }, UNKNOWN_ALLERGEN);
invalid('PATCH /foods/{id}', { 'a list as precondition': changed({ price: 7, was: [] }), 'a precondition of no field': changed({ price: 7, was: { prise: 8 } }) });
invalid('POST /categories', { 'no name': () => ({ body: { name: ' ' } }) }, 'Category name cannot be empty');
invalid('POST /banners', { 'no picture': sent({ url: ' ' }), 'no title': sent({ title: '' }) }, BAD_BANNER);
invalid('POST /banners', { 'a script as link': sent({ link: 'javascript:alert(1)' }) });
const offer = (parts: Partial<Record<keyof CouponFields, unknown>>) => () => ({ body: { ...newCoupon(), ...parts } });
invalid('POST /coupons', { 'no code': offer({ code: ' ' }), 'spaces in it': offer({ code: 'TEN OFF' }), 'a long code': offer({ code: 'C'.repeat(21) }), 'no discount': offer({ value: 0 }) });
invalid('POST /coupons', { 'more than all': offer({ value: 101 }), 'half a percent': offer({ value: 0.5 }) }, 'A percentage is a whole number from 1 to 100');
invalid('POST /coupons', { 'a reversed time': offer({ validFrom: '2026-12-24', validUntil: '2026-12-23' }) }, 'The last day cannot be before the first');
invalid('POST /coupons', { 'no day': offer({ validUntil: '24.12.2026' }), 'a day that no month has': offer({ validFrom: '2026-02-31' }), 'half a use': offer({ limit: 0.5 }), 'a negative minimum': offer({ minimum: -1 }) });
invalid('PATCH /coupons/{id}', {
  'more than all': async () => ({ params: { id: (await coupon()).id }, body: { value: 101 } }),
  'a list as precondition': async () => ({ params: { id: (await coupon()).id }, body: { value: 7, was: [] } }),
});
invalid('POST /orders', { 'a long code': order({ coupon: 'C'.repeat(21) }) });
invalid('PATCH /inventory/{id}', { 'a list as precondition': changed({ stock: 1, was: [] }), 'a sum over a million': changed({ restock: 999_990 }) });
invalid('POST /orders', { 'no line': order({ lines: [] }) }, EMPTY_CART);
invalid('POST /orders', { 'too many pieces': async () => ({ body: { ...DELIVERY, lines: [lineOf(await dish(), 100)] } }) }, TOO_MANY_OF_ONE);
invalid('POST /orders', { 'no UUID': order({ id: 'first' }) });
invalid('PATCH /orders/{id}', { 'no status': async () => ({ params: { id: (await orderOf(await customer(), await dish())).id }, body: { status: ' ' } }) });
invalid('POST /orders/statuses', {
  'no order': () => ({ body: { ids: [], status: 'completed' } }),
  'no status': async () => ({ body: { ids: [(await orderOf(await customer(), await dish())).id], status: '' } }),
});
const tooMany = { ids: Array.from({ length: 1001 }, () => randomUUID()), status: 'completed' };
invalid('POST /orders/statuses', { 'too many orders': () => ({ body: tooMany }) }, TOO_MANY_STATUSES);
for (const body of [{ reason: 'bored' }, { text: 'x'.repeat(201) }]) invalid('POST /orders/{id}/cancel', { [JSON.stringify(body).slice(0, 20)]: () => ({ params: { id: 'any' }, body }) });
for (const call of CALLS.filter((each) => choicesOf(each, 'sort').length > 0) as CallName[]) {
  const queries: Record<string, string | number>[] = [{ page: 0 }, { size: 1001 }, { sort: 'colour' }];
  for (const filter of ['role', 'action', 'status']) if (choicesOf(call, filter).length > 0) queries.push({ [filter]: 'none' });
  for (const query of queries) invalid(call, { [JSON.stringify(query).slice(0, 30)]: () => ({ query }) });
}
for (const call of ['GET /find', 'GET /menu/search'] as const) invalid(call, { 'a long text': () => ({ query: { text: 's'.repeat(201) } }) });
// Each request is another one: of another dish, banner or change.
for (const [call, request] of Object.entries({
  'POST /foods': food({}),
  'POST /staff': staffed({}),
  'POST /banners': () => sent({ title: `Banner ${word()}` })(),
  'POST /coupons': () => ({ body: newCoupon() }),
  'PATCH /inventory/{id}': changed({ restock: 10 }),
  'POST /history/{id}/undo': async () => ({ params: { id: await stockChange(await dish()) } }),
})) {
  invalid(call as CallName, { 'a long idempotency key': async () => ({ ...(await request()), headers: LONG_KEY }) });
  conflict(call as CallName, 'a key of another request', undefined, async () => {
    const headers = { [IDEMPOTENCY_KEY]: randomUUID() };
    await ask(call as CallName, await asAdmin({ ...(await request()), headers }));
    return { ...(await request()), headers };
  });
}

conflict('POST /users', 'an e-mail that has an account', EMAIL_TAKEN, async () => account({ email: (await customer()).user.email.toUpperCase() })());
conflict('POST /staff', 'an e-mail that has an account', EMAIL_TAKEN, async () => staffed({ email: (await customer()).user.email })());
conflict('PATCH /staff/{id}', 'another role than it was', CHANGED_BY_OTHERS, async () => ({ params: { id: (await customer()).user.id }, body: { role: 'manager', was: { role: 'kitchen' } } }));
conflict('PATCH /profile', 'an e-mail that has an account', EMAIL_TAKEN, async () => ({ body: { email: (await customer()).user.email } }));
for (const call of ['POST /foods', 'PATCH /foods/{id}'] as const) {
  const body = { ...newDish({ category: `No ${word()}` }), createCategory: false };
  conflict(call, 'a category that is gone', categoryGone(body.category), async () => ({ params: { id: (await dish()).id }, body }), 'category_gone');
}
const [taken, used] = [`Category ${word()}`, `Category ${word()}`];
conflict('POST /categories', 'a name in another spelling', CATEGORY_EXISTS, async () => {
  await ask('POST /categories', await asAdmin({ body: { name: taken } }));
  return { body: { name: ` ${taken.toUpperCase().replace(' ', '   ')}` } };
});
conflict('DELETE /categories/{name}', 'dishes in it', categoryInUse(used, 2), async () => {
  await Promise.all([dish({ category: used }), dish({ category: used })]);
  return { params: { name: used } };
});
conflict('POST /orders', 'another price', CART_CHANGED, async () => ({ body: { ...DELIVERY, lines: [{ ...lineOf(await dish()), price: 1 }] } }), 'cart_changed');
/** An order that was cancelled. */
const cancelled = async () => {
  const { id } = await orderOf(await customer(), await dish());
  await letCancel();
  await ask('POST /orders/{id}/cancel', await asAdmin({ params: { id }, body: { reason: 'busy' } }));
  return id;
};
conflict('PATCH /orders/{id}', 'a cancelled order', undefined, async () => ({ params: { id: await cancelled() }, body: { status: 'completed' } }));
conflict('POST /orders/statuses', 'a cancelled order', undefined, async () => ({ body: { ids: [await cancelled()], status: 'completed' } }));
conflict('POST /orders/{id}/cancel', 'a completed order', 'This order is completed, so it cannot be cancelled', async () => {
  const { id } = await orderOf(await customer(), await dish());
  await letCancel();
  await ask('PATCH /orders/{id}', await asAdmin({ params: { id }, body: { status: 'completed' } }));
  return asAdmin({ params: { id }, body: { reason: 'busy' } });
});
const SPAN = { days: ['Mon'], opens: '11:00', closes: '14:00' };
for (const [message, ...all] of [
  ['Please enter the name of the shop', { name: ' ' }],
  ['Please enter a valid phone number', { phone: '123' }],
  ['Please enter a valid email address', { email: 'nobody' }],
  ['The tax can be at most 100%', { taxRate: 1.01 }],
  ['Please enter a valid tax rate', { taxRate: 0.0812345 }],
  ['Please enter a valid delivery fee', { deliveryFee: -1 }, { deliveryFee: 1.005 }],
  ['Please enter a valid minimum order', { minimumOrder: -1 }],
  ['The sum for free delivery can be at most $999.99', { freeDeliveryFrom: 1000 }],
  ['Please enter a valid number of minutes', { estimateTo: 0 }],
  [ESTIMATE_REVERSED, { estimateFrom: 30, estimateTo: 20 }, { estimateFrom: 1440 }],
  [NO_TIME_ZONE, { hours: [SPAN] }, { laterDays: 1 }],
  ['Please choose a time zone of the list', { timeZone: 'Middle/Earth' }],
  ['Please choose the days', { timeZone: 'UTC', hours: [{ ...SPAN, days: [] }] }],
  ['Please enter a time such as 11:30', { timeZone: 'UTC', hours: [{ ...SPAN, closes: '24:00' }] }],
  ['Please enter a day', { timeZone: 'UTC', closedDays: ['2026-02-30'] }],
  ['Please enter a number of days up to 14', { laterDays: 15 }],
  ['A slot has 15 or 30 minutes', { slotMinutes: 20 }],
  ['A slot takes at least one order', { slotCapacity: 0 }],
] as const) for (const body of all) invalid('PATCH /shop', { [JSON.stringify(body)]: () => ({ body }) }, message);
invalid('POST /shop/pause', { 'more than a day': () => ({ body: { minutes: 1441 } }) }, 'Orders can be paused for at most a day');
conflict('PATCH /shop', 'settings that are no longer as they were read', CHANGED_BY_OTHERS, async () => {
  const { deliveryFee } = await ask('GET /shop');
  return { body: { deliveryFee: deliveryFee + 2, was: { deliveryFee: deliveryFee + 1 } } };
});
conflict('POST /coupons', 'the code of another coupon', undefined, async () => ({ body: newCoupon({ code: (await coupon()).code.toLowerCase() }) }));
conflict('PATCH /coupons/{id}', 'another value than it was', CHANGED_BY_OTHERS, async () => ({ params: { id: (await coupon()).id }, body: { value: 7, was: { value: 5 } } }));
conflict('DELETE /coupons/{id}', 'an order that uses it', undefined, async () => {
  const [{ token }, food, { id, code }] = await Promise.all([customer(), dish(), coupon()]);
  await ask('POST /orders', { token, body: { ...DELIVERY, lines: [lineOf(food)], coupon: code } });
  return { params: { id } };
});
conflict('GET /coupons/{code}/terms', 'a coupon that has ended', undefined, async () => ({ params: { code: (await coupon({ validUntil: '2000-01-01' })).code } }));

/** A body that is right, for the calls with an id that is unknown. */
const RIGHT_BODIES: Readonly<Record<string, unknown>> = { 'PATCH /foods/{id}': { price: 7 }, 'PATCH /inventory/{id}': { stock: 7 }, 'PATCH /orders/{id}': { status: 'completed' }, 'PATCH /staff/{id}': { role: 'kitchen' }, 'PATCH /coupons/{id}': { value: 7 }, 'POST /orders/{id}/cancel': {}, 'POST /inventory/{id}/sold-out': { soldOut: true } };
for (const call of CALLS as CallName[]) {
  if (call.includes('{')) {
    const body = RIGHT_BODIES[call];
    const rest = body === undefined ? {} : { body };
    const [unknown, path] = [{ id: randomUUID(), name: word(), code: word() }, (call.split(' ')[1] ?? '').replace(/\{\w+\}/, '%E0%A4%A')];
    cases.push({ call, status: 404, code: 'not_found', why: 'an unknown record', request: () => ({ ...rest, params: unknown }) });
    cases.push({ call, status: 400, code: 'invalid', why: 'an unreadable path', request: () => ({ ...rest, path }) });
  }
  if (!hasBody(call)) continue;
  const params = async () => ({ params: { id: (call === 'PATCH /orders/{id}' ? await orderOf(await customer(), await dish()) : await dish()).id } });
  cases.push({ call, status: 400, code: 'invalid', why: 'a body that is no JSON', request: async () => ({ ...(await params()), text: '{' }) });
  invalid(call, { 'a list as body': async () => ({ ...(await params()), body: [] }) });
}
cases.push({
  call: 'POST /orders/statuses', status: 404, code: 'not_found', why: 'an unknown order',
  request: async () => ({ body: { ids: [(await orderOf(await customer(), await dish())).id, randomUUID()], status: 'completed' } }),
});
cases.push({ call: 'DELETE /foods/{id}', status: 404, code: 'not_found', why: 'a dish that has left the menu', request: async () => {
  const params = { id: (await dish({ category: CATEGORY })).id };
  await ask('DELETE /foods/{id}', await asAdmin({ params }));
  return { params };
} });
for (const [why, request] of Object.entries({
  'an unknown e-mail': () => ({ body: { email: freeEmail(), password: PASSWORD } }),
  'a wrong password': async () => ({ body: { email: (await customer()).user.email, password: `${PASSWORD}!` } }),
})) cases.push({ call: 'POST /session', status: 401, code: 'unauthenticated', why, message: WRONG_SIGN_IN, request });

test('every refusal of the description is tried here or with the access to the calls', () => {
  const tried = new Set(cases.map(({ call, status }) => `${call} ${status}`));
  const described = CALLS.flatMap((call) => refusalsOf(call).map((status) => ({ call, status })));
  const left = described.filter(({ call, status }) => !tried.has(`${call} ${status}`) && (status !== 401 || accessOf(call) === 'anyone') && status !== 403);
  assert.deepEqual(left, []);
});

// The cases of a call are one test, so that the list of tests can be read.
for (const call of CALLS as CallName[]) {
  const own = cases.filter((each) => each.call === call);
  if (own.length === 0) continue;
  test(`${call} is refused in ${own.length === 1 ? '1 case' : `${own.length} cases`}`, async () => {
    const [someone, boss] = await Promise.all([customer(), admin()]);
    const { token } = rolesOf(call) ? boss : someone;
    const failures: string[] = [];
    for (const { status, code, why, message, request } of own) {
      await refused(call, { token, ...(await request()) }, status, code, message).catch((error: unknown) => failures.push(`${why}: ${String(error)}`));
    }
    assert.deepEqual(failures, []);
  });
}
