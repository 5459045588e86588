/** What the published description says of each call, with an example. Only scripts and tests import it, so that browsers do not load it. */
import type * as v from 'valibot';
import type { Call, QueryOf } from './calls/call';
import type { CallName, contract } from './contract';

interface CallTexts<Query = Record<string, string | number>, Body = unknown> {
  readonly summary: string;
  readonly description?: string;
  /** The reasons for a 401, 404 or 409. The other refusals follow from the contract. */
  readonly refusals?: Readonly<Partial<Record<401 | 404 | 409, string>>>;
  /** A request that succeeds in the sample shop. The description shows it with the backend's answer. */
  readonly example?: {
    readonly params?: Readonly<Record<string, string>>;
    readonly query?: Query;
    readonly body?: Body;
  };
}

type TextsOf<C extends Call> = CallTexts<Partial<Record<keyof QueryOf<C>, string | number>>, C['body'] extends v.GenericSchema ? v.InferInput<C['body']> : never>;

const NO_SUCH_FOOD = 'No dish on the menu has this id.';

const CALL_TEXTS: { readonly [Name in CallName]: TextsOf<(typeof contract)[Name]> } = {
  signIn: {
    summary: 'Sign in with e-mail and password',
    description: 'The token goes into the `Authorization` header of the calls that follow: visible ASCII, at most 8,192 characters. The same answer refuses an unknown e-mail and a wrong password.',
    refusals: { 401: 'The e-mail or the password is not right.' },
    example: { body: { email: 'daniel.okafor@fooddelivery.example', password: 'anything' } },
  },
  register: {
    summary: 'Open an account; success signs in',
    description: 'Unknown fields are ignored: nothing in the body makes an administrator.',
    refusals: { 409: 'The e-mail has an account.' },
    example: { body: { name: 'Nell Hart', email: 'nell.hart@example.com', password: 'a long secret', phone: '555 010 0199', address: '' } },
  },
  getSession: {
    summary: 'Who is signed in',
    description: '`email` must be the one that the sign-in answered with, unless the profile was changed since: the app ends a session of any other e-mail.',
  },
  signOut: { summary: 'End the session' },
  signOutEverywhere: { summary: 'End all sessions of one’s own account' },
  changePassword: {
    summary: 'Choose a new password; all other sessions of the account end',
    description: 'A request that is repeated after its answer was lost succeeds.',
    example: { body: { current: 'admin123', password: 'a long secret' } },
  },
  saveProfile: {
    summary: 'Change one’s own profile; what is not sent stays',
    description: 'The session stays open with a new e-mail, too.',
    refusals: { 409: 'The e-mail has an account.' },
    example: { body: { phone: '555 010 0143' } },
  },
  getMenu: { summary: 'The whole menu: categories in order, and every dish on it' },
  searchMenu: {
    summary: 'Dishes whose name, description or category match the text',
    description: 'The best first; all dishes without a text.',
    example: { query: { text: 'garden salad' } },
  },
  getShop: {
    summary: 'What the shop says of itself, and what it charges',
    description: '`taxRate` is a fraction of the subtotal, `deliveryFee` in dollars; it is 0 for an order whose dishes cost `freeDeliveryFrom` or more. Orders whose dishes cost less than `minimumOrder` are refused. Of both, 0 is for none. `coupons` is there in a shop that has coupons: whether one can be used. An order is expected `estimateFrom` to `estimateTo` minutes after it was placed. Customers can cancel a pending order for `cancelMinutes` minutes, staff any open one with `staffCancel`. `preparing` and `outForDelivery` say whether orders have these statuses. `time` is the present time of the server: clients compute ages and due times with it. With `closed`, no order for now is taken, because of the `hours` and `closedDays` in `timeZone`, or a pause; it will be something else at `changesAt`.',
  },
  getSlots: {
    summary: 'The slots for which an order for later can be placed',
    description: 'Of those that the settings offer, the ones that fewer than `slotCapacity` orders are due in. None where `laterDays` is 0.',
  },
  pauseOrders: {
    summary: 'Take no orders for now for some minutes; 0 takes them again',
    description: 'Orders for later are taken, for slots that the kitchen begins with after the pause.',
    example: { body: { minutes: 30 } },
  },
  changeSettings: {
    summary: 'Change the settings, unless they are no longer as they `was`; what is not sent stays',
    description: 'Orders that were placed keep what they were charged.',
    refusals: { 409: 'Another change came first: `now` has the settings in question as they are.' },
    example: { body: { deliveryFee: 3.49, was: { deliveryFee: 2.99 } } },
  },
  getBanners: { summary: 'The promotions, in the order of the carousel' },
  placeOrder: {
    summary: 'Place an order',
    description: 'Checks stock and prices, takes the stock and writes the order, all or nothing. The same `id` again is answered with the order of the first time. Totals are the server’s, by the tax rate and the delivery fee of the shop. With `total`, the total that the customer saw, an order over another one is refused. A `coupon` that can no longer be used refuses it too; one that takes nothing off, such as below its minimum, is not used. With `dueAt`, one of the free slots, the order is for later.',
    refusals: { 409: 'Stock or prices have changed since the customer saw them (`cart_changed`, with `changes`), the total is not the one that the customer saw or the coupon cannot be used (`total_changed`), the shop takes no orders for now (`closed`), the slot is full (`slot_taken`), or the dishes cost less than the minimum or the `id` belongs to another order (`conflict`).' },
    example: { body: { lines: [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }], deliveryAddress: '27 Orchard Street', contactPhone: '555 010 0142', specialInstructions: '', paymentMethod: 'cash' } },
  },
  getMyOrders: {
    summary: 'One’s own orders, newest first',
    example: { query: { page: 1, size: 1 } },
  },
  getOrder: {
    summary: 'One order: one’s own, or any for those who read all orders',
    refusals: { 404: 'No order that the caller may see has this id.' },
    example: { params: { id: '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613' } },
  },
  cancelOrder: {
    summary: 'Cancel an order: one’s own for some minutes while it is pending, or any open one by staff',
    description: 'Both are settings of the shop, and off in a new one. The stock comes back. A cancelled order is answered as it is; undoing the cancellation makes it what it was, as long as there is enough stock.',
    refusals: { 404: 'No order that the caller may see has this id.', 409: 'The shop does not let the caller cancel orders, it is too late, or the order is no longer open: the message says which.' },
    example: { params: { id: '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613' }, body: { reason: 'busy', text: '' } },
  },
  getOrders: {
    summary: 'Orders of everybody; search looks at id, customer, phone, address and dishes',
    description: 'The sort by `date` is by when an order is due, the one by `placed` by when it was ordered. `counts` is of all orders, whatever is searched for; `preparing` and `out for delivery` are there while the settings have the status, and like `cancelled` if an order has it.',
    example: { query: { page: 1, size: 1, status: 'pending', search: 'maya' } },
  },
  setOrderStatus: {
    summary: 'Set the status of one order',
    description: 'Any status may follow any other, but none a cancellation. The change is added to `statusChanges` and to the history.',
    refusals: { 404: 'No order has this id.', 409: 'The order was cancelled.' },
    example: { params: { id: '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613' }, body: { status: 'completed' } },
  },
  setOrderStatuses: {
    summary: 'Set the status of several orders, all or none',
    description: 'At most 1,000 orders.',
    refusals: { 404: 'No order has one of these ids; none was changed.', 409: 'One of the orders was cancelled; none was changed.' },
    example: { body: { ids: ['3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613'], status: 'completed' } },
  },
  getFoods: {
    summary: 'Dishes on the menu, searched by name and description, filtered by category',
    example: { query: { page: 1, size: 1, sort: 'name', order: 'asc', category: 'Salad', search: 'garden' } },
  },
  getFood: {
    summary: 'One dish on the menu',
    refusals: { 404: NO_SUCH_FOOD },
    example: { params: { id: 'garden-salad' } },
  },
  getOptionGroups: { summary: 'The groups of options of all dishes, each once', description: 'A dish that is added or changed with a group of one of these ids shares it, as the other dishes have it; from then on a change of the group changes it in all of them.' },
  addFood: {
    summary: 'Add a dish; a category without an equal, regardless of case, joins the categories, unless `createCategory` is false',
    example: { body: { name: 'Herb Salad', description: 'Soft herbs and leaves.', price: 7.5, category: 'Salad', image: 'pictures/garden-salad.webp', stock: 12, isVeg: true } },
  },
  updateFood: {
    summary: 'Change what a dish says of itself, unless it is no longer as it `was`; what is not sent stays',
    description: 'Where a field of `was` has another value by now, nothing is written. Without `was` nothing is compared.',
    refusals: { 404: NO_SUCH_FOOD, 409: 'Another change came first: `now` has the fields in question as they are.' },
    example: { params: { id: 'garden-salad' }, body: { price: 9.5, was: { price: 8.99 } } },
  },
  removeFood: {
    summary: 'Take a dish off the menu; past orders keep it',
    refusals: { 404: NO_SUCH_FOOD },
    example: { params: { id: 'garden-salad' } },
  },
  getCategories: { summary: 'The categories, with how many dishes use each' },
  addCategory: {
    summary: 'Add a category',
    description: 'It comes last. Names are compared regardless of case.',
    refusals: { 409: 'A category has this name.' },
    example: { body: { name: 'Soups' } },
  },
  deleteCategory: {
    summary: 'Delete a category that no dish uses',
    refusals: { 404: 'No category has this name.', 409: 'Dishes are in this category.' },
    example: { params: { name: 'To be deleted 50%/50%' } },
  },
  getCoupons: { summary: 'The coupons, with how many orders use each' },
  checkCoupon: {
    summary: 'What a coupon takes off, for those who know its code',
    description: 'The code is compared regardless of case. A code that the shop does not have and one that is switched off are answered the same. An order names the code in `coupon`.',
    refusals: { 404: 'There is no such coupon.', 409: 'The coupon is not valid yet, has ended, or is used up, in all or by the caller: the message says which.' },
    example: { params: { code: 'SAVE10' } },
  },
  addCoupon: {
    summary: 'Add a coupon',
    description: '`value` is a percentage or dollars, as `kind` says. `minimum` is the least sum of dishes, `validFrom` and `validUntil` are days such as `2026-12-24`, and empty for no bound; `limit` uses in all and `customerLimit` of each customer, 0 for any number.',
    refusals: { 409: 'Another coupon has this code.' },
    example: { body: { code: 'PIZZA5', kind: 'amount', value: 5, appliesTo: 'dishes', minimum: 20, validFrom: '', validUntil: '2026-12-24', limit: 100, customerLimit: 1, active: true } },
  },
  changeCoupon: {
    summary: 'Change a coupon, unless it is no longer as it `was`; what is not sent stays',
    refusals: { 404: 'No coupon has this id.', 409: 'Another change came first: `now` has the fields in question as they are; or another coupon has the code.' },
    example: { params: { id: 'coupon-1' }, body: { active: false, was: { active: true } } },
  },
  deleteCoupon: {
    summary: 'Delete a coupon that no order uses',
    refusals: { 404: 'No coupon has this id.', 409: 'Orders use this coupon; it can be switched off.' },
    example: { params: { id: 'coupon-1' } },
  },
  addBanner: {
    summary: 'Add a promotion to the carousel',
    description: 'It comes last. The server chooses its colour.',
    example: { body: { url: 'pictures/pie.webp', title: 'Pie day', subtitle: 'Every Friday', link: '/user/search' } },
  },
  deleteBanner: {
    summary: 'Delete a promotion',
    refusals: { 404: 'No promotion has this id.' },
    example: { params: { id: 'special-offer' } },
  },
  getOverview: { summary: 'The numbers of the overview' },
  getOpenWork: { summary: 'How many orders are pending, and how many dishes are low in stock' },
  getCharts: {
    summary: 'The charts of the overview, from live orders',
    description: 'The latest six months with sales, and the categories by pieces sold.',
  },
  getUsers: {
    summary: 'Accounts, searched by name, email, phone and address; filtered by role',
    example: { query: { page: 1, size: 1, search: 'maya', role: 'customer' } },
  },
  addStaff: {
    summary: 'Make an account for somebody who works in the shop',
    description: 'They sign in with the password of the request. Undone, the account is a customer’s.',
    refusals: { 409: 'The e-mail has an account.' },
    example: { body: { name: 'Ana Silva', email: 'ana.silva@example.com', role: 'kitchen', password: 'a long secret' } },
  },
  changeRole: {
    summary: 'Change the role of an account, unless it is no longer as it `was`',
    description: 'The role `customer` ends the work in the shop. Open sessions have the new rights with their next call.',
    refusals: { 404: 'No account has this id.', 409: 'Another change came first: `now` has the role as it is. Or the account is the last administrator.' },
    example: { params: { id: 'user-maya-patel' }, body: { role: 'kitchen', was: { role: 'customer' } } },
  },
  getInventory: {
    summary: 'Stock and alert thresholds, searched by product and category',
    example: { query: { page: 1, size: 1, search: 'garden salad' } },
  },
  getProduct: {
    summary: 'Stock and alert threshold of one product',
    refusals: { 404: NO_SUCH_FOOD },
    example: { params: { id: 'garden-salad' } },
  },
  changeInventory: {
    summary: 'Set the stock or the threshold of a product, unless it is no longer as it `was`, or add to its stock',
    description: 'One of the three. Adding takes no precondition, for two additions add up. A role without the permission `stock` can only set the stock to 0.',
    refusals: { 404: NO_SUCH_FOOD, 409: 'Another change came first: `now` has the field as it is.' },
    example: { params: { id: 'garden-salad' }, body: { restock: 10 } },
  },
  sellOut: {
    summary: 'Sell a dish out until tomorrow, or offer it again',
    description: 'It is on offer again at the first opening on a later day, without hours at midnight in the time zone of the shop. Its stock stays.',
    refusals: { 404: NO_SUCH_FOOD },
    example: { params: { id: 'garden-salad' }, body: { soldOut: true } },
  },
  getHistory: {
    summary: 'What was done and by whom, newest first',
    example: { query: { page: 1, size: 1, search: 'shortcake' } },
  },
  getHistoryUsers: { summary: 'The name of each author of an entry of the history' },
  undoChange: {
    summary: 'Undo a change of the history, unless something has followed it',
    description: 'Restores what the change has replaced, all of it or nothing, and writes an entry of its own, which can be undone as well. The entry to undo is an `undoable` one of the history, or that of the `History-Entry` header of the response to the change. It takes the permission of the change itself.',
    refusals: { 404: 'No entry of the history has this id.', 409: 'The change was undone before, it cannot be undone, or something has followed it: the message says what.' },
    example: { params: { id: 'history-3' } },
  },
  findAnything: {
    summary: 'The few best orders, dishes and users for a text, for the command palette',
    description: 'None for a text without words, and none of a kind that the role may not read.',
    example: { query: { text: 'maya' } },
  },
  resetDemo: {
    summary: 'Bring the sample data back',
    description: 'Optional.',
  },
  fillDemo: {
    summary: 'Generate `count` records of a kind, from number `from` on; the same seed gives the same records',
    description: 'Optional. `shop` is what the batch before was answered with.',
    refusals: { 409: 'Another shop has taken the place of the one that was being filled.' },
    example: { body: { kind: 'foods', seed: 1, from: 0, count: 3 } },
  },
};

/** The texts of a call that is not known at compile time. */
export const textsOf = (name: CallName): CallTexts => CALL_TEXTS[name];
