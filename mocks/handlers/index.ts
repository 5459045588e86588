import { bannerHandlers } from './banners';
import { categoryHandlers } from './categories';
import { demoHandlers } from './demo';
import { findHandlers } from './find';
import { foodHandlers } from './foods';
import { historyHandlers } from './history';
import { inventoryHandlers } from './inventory';
import { menuHandlers } from './menu';
import { orderHandlers } from './orders';
import { overviewHandlers } from './overview';
import { sessionHandlers } from './session';
import { userHandlers } from './users';

/** The backend: a handler for every call of the contract. */
export const handlers = [
  ...sessionHandlers,
  ...menuHandlers,
  ...bannerHandlers,
  ...orderHandlers,
  ...overviewHandlers,
  ...foodHandlers,
  ...categoryHandlers,
  ...inventoryHandlers,
  ...userHandlers,
  ...historyHandlers,
  ...findHandlers,
  ...demoHandlers,
];
