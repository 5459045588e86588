import type { HttpHandler } from 'msw';
import type { CallName } from '../../src/domain/contract';
import { bannerHandlers } from './bannerHandlers';
import { categoryHandlers } from './categoryHandlers';
import { demoHandlers } from './demoHandlers';
import { eventHandlers } from './eventHandlers';
import { findHandlers } from './findHandlers';
import { foodHandlers } from './foodHandlers';
import { historyHandlers } from './historyHandlers';
import { inventoryHandlers } from './inventoryHandlers';
import { menuHandlers } from './menuHandlers';
import { orderHandlers } from './orderHandlers';
import { overviewHandlers } from './overviewHandlers';
import { sessionHandlers } from './sessionHandlers';
import { userHandlers } from './userHandlers';

/** A handler for every call of the contract. */
const byCall: Record<CallName, HttpHandler> = {
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
};

/** The backend, in the order in which MSW asks the handlers. */
export const handlers = [...Object.values(byCall), ...eventHandlers];
