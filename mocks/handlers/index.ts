import { menuHandlers } from './menu';
import { orderHandlers } from './orders';
import { sessionHandlers } from './session';

/** The backend: a handler for every call of the contract. */
export const handlers = [...sessionHandlers, ...menuHandlers, ...orderHandlers];
