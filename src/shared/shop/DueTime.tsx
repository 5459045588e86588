import { lazyPart } from '../ui';

/** When an order for later is due, such as `Tomorrow, 12:00 PM`, by the clock of the shop. Its prop `at` is an instant in ISO 8601. */
export const DueTime = lazyPart(async () => (await import(/* webpackChunkName: "due" */ './DueText')).DueText);
