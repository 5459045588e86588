import type { CallName } from '../../src/domain/contract';
import { bannerHandlers } from './bannerHandlers';
import { categoryHandlers } from './categoryHandlers';
import { couponHandlers } from './couponHandlers';
import { demoHandlers } from './demoHandlers';
import { findHandlers } from './findHandlers';
import { foodHandlers } from './foodHandlers';
import { historyHandlers } from './historyHandlers';
import { inventoryHandlers } from './inventoryHandlers';
import { menuHandlers } from './menuHandlers';
import { orderHandlers } from './orderHandlers';
import { overviewHandlers } from './overviewHandlers';
import { sessionHandlers } from './sessionHandlers';
import type { Endpoint } from './route';
import { shopHandlers } from './shopHandlers';
import { staffHandlers } from './staffHandlers';
import { userHandlers } from './userHandlers';

/** The endpoint of every call of the contract. The event stream is none: a server holds it open, and a browser's ends. */
export const endpoints: Record<CallName, Endpoint> = {
  ...sessionHandlers,
  ...menuHandlers,
  ...bannerHandlers,
  ...couponHandlers,
  ...orderHandlers,
  ...overviewHandlers,
  ...foodHandlers,
  ...categoryHandlers,
  ...inventoryHandlers,
  ...userHandlers,
  ...staffHandlers,
  ...historyHandlers,
  ...findHandlers,
  ...shopHandlers,
  ...demoHandlers,
};
