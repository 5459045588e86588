/** Texts of the API's description that belong to no single call. `npm run check:api-clients` finds one that is missing. */
import { LAST_EVENT_ID } from '../../src/domain/events/shopEvent';
import { IDEMPOTENCY_KEY } from '../../src/domain/http/headers';

/** The groups of calls: the first part of their paths. */
export const TAGS = {
  session: 'Signing in and out.',
  profile: 'The own profile and orders of the caller.',
  menu: 'The menu as customers see it.',
  shop: 'The settings of the shop.',
  foods: 'The dishes.',
  'option-groups': 'The groups of options that dishes share, for administrators.',
  banners: 'The promotions.',
  coupons: 'What coupons take off, and their management.',
  orders: 'Placing orders, and working through them.',
  categories: 'The categories of the menu, for administrators.',
  inventory: 'Stock and alert thresholds, for administrators.',
  users: 'Opening an account; the accounts, for administrators.',
  staff: 'The accounts of those who work in the shop, for administrators.',
  events: 'What happens, as it happens.',
  overview: 'Numbers and charts, for administrators.',
  history: 'What was done, and undoing it, for administrators.',
  find: 'Search across all records, for administrators.',
  demo: 'Sample and generated data of the demo. Optional: a server may leave these operations out and answer 404 or 501.',
};

/** The descriptions of the parameters. */
export const PARAMETERS: Readonly<Record<string, string>> = {
  id: 'The id of the record.',
  name: 'The name of the category.',
  code: 'The code of the coupon.',
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
  [IDEMPOTENCY_KEY]: 'A key that the client draws for each new record. A request repeated under it makes nothing new, and has the answer of the first one.',
  [LAST_EVENT_ID]: 'The id of the last message that the client has received.',
};
