import { bannerHandlers } from './bannerHandlers';
import { categoryHandlers } from './categoryHandlers';
import { demoHandlers } from './demoHandlers';
import { findHandlers } from './findHandlers';
import { foodHandlers } from './foodHandlers';
import { historyHandlers } from './historyHandlers';
import { inventoryHandlers } from './inventoryHandlers';
import { menuHandlers } from './menuHandlers';
import { orderHandlers } from './orderHandlers';
import { overviewHandlers } from './overviewHandlers';
import { sessionHandlers } from './sessionHandlers';
import { userHandlers } from './userHandlers';

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
