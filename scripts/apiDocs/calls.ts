/**
 * The documentation of each call beyond the contract: a description, its own refusals, and an example that the tests
 * send to the backend. Not in the contract, because the storefront loads the contract.
 */
import type * as v from 'valibot';
import type { AnswerOf, Call, QueryOf } from '../../src/domain/calls/call';
import type { CallName, contract } from '../../src/domain/contract';
import type { Food } from '../../src/domain/food/food';
import type { Order } from '../../src/domain/order/order';
import type { User } from '../../src/domain/user/user';

/** The groups of calls, in the order of the description. */
export const TAGS = {
  session: 'Signing in and out, and opening an account.',
  profile: 'The own profile and orders of the caller.',
  menu: 'What anyone can see: dishes and promotions.',
  orders: 'Placing orders, and working through them.',
  foods: 'The dishes, for administrators.',
  categories: 'The categories of the menu, for administrators.',
  banners: 'The promotions, for administrators.',
  inventory: 'Stock and alert thresholds, for administrators.',
  users: 'The accounts, for administrators.',
  events: 'What happens, as it happens.',
  overview: 'Numbers, charts, search and history, for administrators.',
  demo: 'Sample and generated data of the demo. Optional: a server may leave these operations out and answer 404 or 501.',
} as const;

type BodyInput<C extends Call> = C['body'] extends v.GenericSchema ? v.InferInput<C['body']> : undefined;

/** A request that succeeds in the sample shop, and its response. Ids, tokens and times differ each time. */
export interface AnyExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly answer: unknown;
}

/** An example of one call, typed by the contract. */
interface Example<C extends Call> extends AnyExample {
  readonly body?: BodyInput<C>;
  readonly answer: AnswerOf<C>;
}

interface CallDocs<C extends Call> {
  readonly tag: keyof typeof TAGS;
  readonly description: string;
  /** The reasons for a 401, 404 or 409. Other refusals follow from the contract. */
  readonly refusals?: Readonly<Partial<Record<401 | 404 | 409, string>>>;
  readonly example: Example<C>;
}

const MAYA: User = {
  id: 'user-maya-patel',
  name: 'Maya Patel',
  email: 'maya.patel@fooddelivery.example',
  phone: '555 010 0142',
  address: '27 Orchard Street, Apartment 4B, Riverside',
  photoUrl: '',
  isAdmin: false,
  orders: 4,
};

const SALAD: Food = {
  id: 'garden-salad',
  name: 'Garden Salad',
  description: 'Little gem, cucumber, radishes and cherry tomatoes from the grower next door, with lemon and dill.',
  price: 8.99,
  category: 'Salad',
  image: 'pictures/garden-salad.webp',
  stock: 20,
  isVeg: true,
};

const PIZZA: Food = {
  id: 'margherita-pizza',
  name: 'Margherita Pizza',
  description: 'San Marzano tomatoes, fresh mozzarella, basil and a thread of olive oil on a crust that rose for two days.',
  price: 12.99,
  category: 'Pizza',
  image: 'pictures/margherita-pizza.webp',
  stock: 25,
  isVeg: true,
};

const ORDER: Order = {
  id: '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613',
  userId: MAYA.id,
  customerName: MAYA.name,
  items: [
    { foodId: PIZZA.id, foodName: PIZZA.name, foodImage: PIZZA.image, quantity: 2, price: PIZZA.price },
    { foodId: 'citrus-cooler', foodName: 'Citrus Cooler', foodImage: 'pictures/citrus-cooler.webp', quantity: 2, price: 4.99 },
  ],
  subtotal: 35.96,
  taxRate: 0.08,
  tax: 2.88,
  deliveryFee: 2.99,
  total: 41.83,
  status: 'pending',
  deliveryAddress: MAYA.address,
  contactPhone: MAYA.phone,
  specialInstructions: '',
  paymentMethod: 'cash',
  date: '2023-06-10T14:30:00.000Z',
  statusChanges: [],
};

const COMPLETED_ORDER: Order = { ...ORDER, status: 'completed', statusChanges: [{ status: 'completed', at: '2023-06-10T15:05:00.000Z', by: 'Alex Morgan' }] };

const NO_SUCH_FOOD = 'No dish on the menu has this id.';
const NO_SUCH_ORDER = 'No order that the caller may see has this id.';
const KEY_USED = 'The `Idempotency-Key` belongs to another request.';

/** The documentation of every call. */
export const CALL_DOCS: { readonly [Name in CallName]: CallDocs<(typeof contract)[Name]> } = {
  signIn: {
    tag: 'session',
    description: 'Opens a session. Its token goes into the `Authorization` header of the calls that follow: visible ASCII, at most 8,192 characters. The same answer refuses an unknown e-mail and a wrong password.',
    refusals: { 401: 'The e-mail or the password is not right.' },
    example: { body: { email: MAYA.email, password: 'anything' }, answer: { token: '3280af8d-7691-4654-aef8-ea595aa71fa0', user: MAYA } },
  },
  register: {
    tag: 'session',
    description: 'Opens an account for a customer, and a session for it. Unknown fields are ignored: nothing in the body makes an administrator.',
    refusals: { 409: 'The e-mail has an account.' },
    example: {
      body: { name: 'Nell Hart', email: 'nell.hart@example.com', password: 'a long secret', phone: '555 010 0199', address: '' },
      answer: {
        token: 'd9bfca58-0cb9-4110-a2b7-b47b6a0ca7be',
        user: { id: 'b29ba8f0-49fb-4b55-ac05-8dae2f08dec8', name: 'Nell Hart', email: 'nell.hart@example.com', phone: '555 010 0199', address: '', photoUrl: '', isAdmin: false, orders: 0 },
      },
    },
  },
  getSession: {
    tag: 'session',
    description: 'The account whose session it is. `email` must be the one that the sign-in answered with, unless the profile was changed since: the app ends a session of any other e-mail.',
    example: { answer: MAYA },
  },
  signOut: { tag: 'session', description: 'Ends the session: its token opens nothing from then on.', example: { answer: null } },
  saveProfile: {
    tag: 'profile',
    description: 'Changes the fields that are sent. The session stays open with a new e-mail, too.',
    refusals: { 409: 'The e-mail has an account.' },
    example: { body: { phone: '555 010 0143' }, answer: { ...MAYA, phone: '555 010 0143' } },
  },
  getMenu: { tag: 'menu', description: 'Everything that the menu shows, in one answer.', example: { answer: { categories: ['Pizza', 'Salad'], foods: [PIZZA, SALAD] } } },
  searchMenu: {
    tag: 'menu',
    description: 'The dishes that a text finds, the best first; all of them without a text.',
    example: { query: { text: 'garden salad' }, answer: [SALAD] },
  },
  getBanners: {
    tag: 'menu',
    description: 'All promotions.',
    example: {
      answer: [
        {
          id: 'free-delivery',
          title: 'Free Delivery',
          subtitle: 'To your door in 30-45 minutes, still hot.',
          description: 'Free delivery on orders over $30.',
          image: 'pictures/banner-free-delivery.webp',
          buttonText: 'How it works',
          buttonLink: '/about',
          colorClass: 'sky',
        },
      ],
    },
  },
  placeOrder: {
    tag: 'orders',
    description: 'Checks stock and prices, takes the stock and writes the order, all or nothing. Totals are the server’s: 8 % tax on the subtotal and a delivery fee of 2.99.',
    refusals: { 409: 'Stock or prices have changed since the customer saw them (`cart_changed`, with `changes`), or the `Idempotency-Key` belongs to another request.' },
    example: {
      body: {
        lines: [{ foodId: PIZZA.id, quantity: 2, price: PIZZA.price }, { foodId: 'citrus-cooler', quantity: 2, price: 4.99 }],
        deliveryAddress: MAYA.address,
        contactPhone: MAYA.phone,
        specialInstructions: '',
        paymentMethod: 'cash',
      },
      answer: ORDER,
    },
  },
  getMyOrders: { tag: 'profile', description: 'A page of the caller’s orders.', example: { query: { page: 1, size: 1 }, answer: { items: [ORDER], total: 4 } } },
  getOrder: {
    tag: 'orders',
    description: 'An order of the caller; any order for an administrator.',
    refusals: { 404: NO_SUCH_ORDER },
    example: { params: { id: ORDER.id }, answer: ORDER },
  },
  getOrders: {
    tag: 'orders',
    description: 'A page of all orders. `counts` is of all orders, whatever is searched for.',
    example: { query: { page: 1, size: 1, status: 'pending', search: 'maya' }, answer: { items: [ORDER], total: 1, counts: { all: 7, pending: 2, completed: 4 } } },
  },
  setOrderStatus: {
    tag: 'orders',
    description: 'Any status may follow any other. The change is added to `statusChanges` and to the history.',
    refusals: { 404: NO_SUCH_ORDER },
    example: { params: { id: ORDER.id }, body: { status: 'completed' }, answer: COMPLETED_ORDER },
  },
  setOrderStatuses: {
    tag: 'orders',
    description: 'Sets one status for up to 1,000 orders. An unknown order refuses all of them.',
    refusals: { 404: 'No order has one of these ids; none was changed.' },
    example: { body: { ids: [ORDER.id], status: 'completed' }, answer: [COMPLETED_ORDER] },
  },
  getFoods: {
    tag: 'foods',
    description: 'A page of the dishes on the menu.',
    example: { query: { page: 1, size: 1, sort: 'name', order: 'asc', category: 'Salad', search: 'garden' }, answer: { items: [SALAD], total: 1 } },
  },
  getFood: { tag: 'menu', description: 'A dish on the menu.', refusals: { 404: NO_SUCH_FOOD }, example: { params: { id: SALAD.id }, answer: SALAD } },
  addFood: {
    tag: 'foods',
    description: 'Adds a dish to the menu. A category without an equal, regardless of case, joins the categories.',
    refusals: { 409: KEY_USED },
    example: {
      body: { name: 'Herb Salad', description: 'Soft herbs and leaves.', price: 7.5, category: 'Salad', image: 'pictures/garden-salad.webp', stock: 12, isVeg: true },
      answer: { id: '37fb2411-17d7-48ad-aab5-cc63de1af794', name: 'Herb Salad', description: 'Soft herbs and leaves.', price: 7.5, category: 'Salad', image: 'pictures/garden-salad.webp', stock: 12, isVeg: true },
    },
  },
  updateFood: {
    tag: 'foods',
    description: 'Changes the fields that are sent. Where a field of `was` has another value by now, nothing is written. Without `was` nothing is compared.',
    refusals: { 404: NO_SUCH_FOOD, 409: 'Another change came first: `now` has the fields in question as they are.' },
    example: { params: { id: SALAD.id }, body: { price: 9.5, was: { price: 8.99 } }, answer: { ...SALAD, price: 9.5 } },
  },
  removeFood: {
    tag: 'foods',
    description: 'Takes a dish off the menu. Orders that name it stay as they are.',
    refusals: { 404: NO_SUCH_FOOD },
    example: { params: { id: SALAD.id }, answer: null },
  },
  getCategories: { tag: 'categories', description: 'All categories, in the order of the menu.', example: { answer: [{ name: 'Pizza', productCount: 2 }, { name: 'Salad', productCount: 2 }] } },
  addCategory: {
    tag: 'categories',
    description: 'Adds a category at the end. Names are compared regardless of case.',
    refusals: { 409: 'A category has this name.' },
    example: { body: { name: 'Soups' }, answer: { name: 'Soups', productCount: 0 } },
  },
  deleteCategory: {
    tag: 'categories',
    description: 'Deletes a category without dishes.',
    refusals: { 404: 'No category has this name.', 409: 'Dishes are in this category.' },
    example: { params: { name: 'Empty' }, answer: null },
  },
  addBanner: {
    tag: 'banners',
    description: 'Adds a promotion at the end of the carousel. The server chooses its colour.',
    refusals: { 409: KEY_USED },
    example: {
      body: { url: 'pictures/pie.webp', title: 'Pie day', subtitle: 'Every Friday', link: '/user/search' },
      answer: {
        id: 'f71e1d3a-b515-4d83-a536-c7bb60d28609',
        title: 'Pie day',
        subtitle: 'Every Friday',
        description: '',
        image: 'pictures/pie.webp',
        buttonText: 'Learn more',
        buttonLink: '/user/search',
        colorClass: 'tomato',
      },
    },
  },
  deleteBanner: { tag: 'banners', description: 'Deletes a promotion.', refusals: { 404: 'No promotion has this id.' }, example: { params: { id: 'special-offer' }, answer: null } },
  getOverview: {
    tag: 'overview',
    description: 'Numbers of all orders, accounts and dishes.',
    example: { answer: { revenue: 182.77, totalOrders: 7, pendingOrders: 2, completedOrders: 4, activeCustomers: 2, lowStock: 2 } },
  },
  getCharts: {
    tag: 'overview',
    description: 'The latest six months with sales, and the categories by pieces sold.',
    example: { answer: { monthlySales: [{ month: 'May 2023', sales: 56.69 }, { month: 'Jun 2023', sales: 99.6 }], foodCategories: [{ category: 'Pizza', share: 4 }] } },
  },
  getUsers: {
    tag: 'users',
    description: 'A page of the accounts.',
    example: { query: { page: 1, size: 1, search: 'maya', role: 'customer' }, answer: { items: [MAYA], total: 1 } },
  },
  getInventory: {
    tag: 'inventory',
    description: 'A page of the products with their stock.',
    example: {
      query: { page: 1, size: 1, search: 'garden salad' },
      answer: { items: [{ id: SALAD.id, name: SALAD.name, category: SALAD.category, price: SALAD.price, image: SALAD.image, stock: SALAD.stock, threshold: 10 }], total: 1 },
    },
  },
  changeInventory: {
    tag: 'inventory',
    description: 'Sets the stock or the threshold of a product, or adds to its stock: one of the three. Adding takes no precondition, for two additions add up.',
    refusals: { 404: NO_SUCH_FOOD, 409: 'Another change came first: `now` has the field as it is. Or the `Idempotency-Key` belongs to another request.' },
    example: {
      params: { id: SALAD.id },
      body: { stock: 30, was: { stock: 20 } },
      answer: { id: SALAD.id, name: SALAD.name, category: SALAD.category, price: SALAD.price, image: SALAD.image, stock: 30, threshold: 10 },
    },
  },
  getHistory: {
    tag: 'overview',
    description: 'A page of the activity history. `users` has the name of each author of an entry.',
    example: {
      query: { page: 1, size: 1, search: 'shortcake' },
      answer: {
        items: [{ id: 'history-1', action: 'Food Added', details: 'Strawberry Shortcake joined the menu', timestamp: '2023-06-06T09:15:00.000Z', user: 'Alex Morgan', changes: [], undoable: false, undoneBy: '' }],
        total: 1,
        users: ['Alex Morgan', 'Maya Patel'],
      },
    },
  },
  undoChange: {
    tag: 'overview',
    description: [
      'Restores what the change of a history entry has replaced, all of it or nothing, and writes an entry of its own, which can be undone as well.',
      'The entry to undo is an `undoable` one of the history, or that of the `History-Entry` header of the response to the change.',
    ].join('\n'),
    refusals: {
      404: 'No entry of the history has this id.',
      409: 'The change was undone before, it cannot be undone, or something has followed it: the message says what. Or the `Idempotency-Key` belongs to another request.',
    },
    example: {
      params: { id: 'history-3' },
      answer: {
        id: '0f1b6a52-6b0c-4a58-9f0e-55c1f0a9f3d4',
        action: 'Change Undone',
        details: 'Undone: Stock updated for Citrus Cooler',
        timestamp: '2023-06-08T16:41:00.000Z',
        user: 'Alex Morgan',
        changes: [{ field: 'stock', from: '24', to: '14' }],
        undoable: true,
        undoneBy: '',
      },
    },
  },
  findAnything: {
    tag: 'overview',
    description: 'At most a few of each, the best first; none for a text without words.',
    example: {
      query: { text: 'maya' },
      answer: { orders: [{ id: ORDER.id, label: 'Order 3d1e84b7', hint: 'Maya Patel · $41.83 · Pending' }], foods: [], users: [{ id: MAYA.id, label: MAYA.name, hint: MAYA.email }] },
    },
  },
  fillDemo: {
    tag: 'demo',
    description: 'Optional. Adds generated records to the shop, a batch at a time.',
    refusals: { 409: 'Another shop has taken the place of the one that was being filled.' },
    example: { body: { kind: 'foods', seed: 1, from: 0, count: 3 }, answer: { stored: 3, shop: 0.25 } },
  },
  resetDemo: { tag: 'demo', description: 'Optional. Replaces everything by the sample data.', example: { answer: null } },
};

/** The name of a query parameter of any call. */
type QueryName = { [Name in CallName]: (typeof contract)[Name]['query'] extends null ? never : keyof QueryOf<(typeof contract)[Name]> }[CallName];

/** The descriptions of the parameters. */
export const PARAMETERS: Readonly<Record<QueryName | 'id' | 'name', string>> = {
  id: 'The id of the record.',
  name: 'The name of the category.',
  page: 'Which page of the list, from 1.',
  size: 'How many rows a page has.',
  sort: 'The field that the list is sorted by.',
  order: 'Ascending or descending.',
  search: 'Words that the rows must contain; empty for all.',
  text: 'The words to look for.',
  status: 'Only rows of this status; empty for all.',
  category: 'Only dishes of this category; empty for all.',
  role: 'Only accounts of this role; empty for all.',
  action: 'Only entries of this action; empty for all.',
  user: 'Only entries of the account with this name; empty for all.',
};
