import type { Order } from '../../domain/order/order';
import { COMPLETED, PENDING } from '../../domain/order/orderStatus';
import { freezeOrders } from './useFrozenOrders';

const SIZE = 4;

/** One order per letter: the letter is the id, a capital means completed. */
const orders = (letters: string) =>
  Array.from(letters, (letter) => ({ id: letter.toLowerCase(), status: letter === letter.toUpperCase() ? COMPLETED : PENDING }) as Order);
const letters = (items: readonly Order[]) => items.map(({ id, status }) => (status === COMPLETED ? id.toUpperCase() : id)).join('');

interface Given {
  total?: number;
  offPageOrders?: string;
  gone?: string;
  optimisticStatuses?: string;
  status?: string;
}

/** @returns the shown rows as letters, the total, and the number of rows that are held back */
function hold(shown: string, fresh: string, { total = fresh.length, offPageOrders = '', gone = '', optimisticStatuses = '', status = '' }: Given = {}) {
  const list = { items: orders(fresh), total, counts: { all: total, pending: 0, completed: 0 } };
  const set = new Map(orders(optimisticStatuses).map((order) => [order.id, order.status]));
  const { list: now, held } = freezeOrders({ shown: orders(shown), fresh: list, offPageOrders: { orders: orders(offPageOrders), gone: gone.split('') }, optimisticStatuses: set, status, size: SIZE });
  return [letters(now.items), now.total, held];
}

describe('orders while the rows are locked', () => {
  it.each([
    ['are the same where nothing is new', 'abc', 'abc', {}, ['abc', 3, 0]],
    ['change where they stand', 'abc', 'aBc', {}, ['aBc', 3, 0]],
    ['stay where they are when they would be in another order', 'abc', 'cab', {}, ['abc', 3, 0]],
    ['are not pushed down by those that come in above', 'abc', 'xabc', {}, ['abc', 3, 1]],
    ['nor off a full page', 'abcd', 'xyab', { total: 12 }, ['abcd', 10, 2]],
    ['nor apart by one that comes in between', 'abc', 'axbc', {}, ['abc', 3, 1]],
    ['nor away altogether', 'abcd', 'wxyz', { total: 30 }, ['abcd', 26, 4]],
    ['are joined by those that come in below, where there is room', 'abc', 'abcx', {}, ['abcx', 4, 0]],
    ['are shown as they are now, also off their page', 'abcd', 'xabc', { total: 5, offPageOrders: 'D' }, ['abcD', 4, 1]],
  ] as const)('%s', (_, shown, fresh, given, expected) => {
    expect(hold(shown, fresh, given)).toEqual(expected);
  });
});

describe('an order that has left the page', () => {
  it.each([
    ['stays where it is', 'abc', 'ac', {}, ['abc', 3, 0]],
    ['stays as the last one', 'abc', 'ab', {}, ['abc', 3, 0]],
    ['keeps its place from the one that moves up to the page', 'abcd', 'acde', { total: 5 }, ['abcd', 5, 0]],
    ['stays though its status belongs elsewhere by now', 'abcd', 'abce', { status: PENDING, total: 8, offPageOrders: 'D' }, ['abcD', 9, 0]],
    ['stays as the only one', 'a', '', { status: PENDING, offPageOrders: 'A' }, ['A', 1, 0]],
    ['stays where it was set here to something else', 'aBc', 'ac', { status: PENDING, optimisticStatuses: 'b' }, ['aBc', 3, 0]],
    ['returns where that is undone', 'ac', 'bac', { status: PENDING, optimisticStatuses: 'B' }, ['bac', 3, 0]],
    ['goes where its status was set here', 'aBc', 'ac', { status: PENDING, optimisticStatuses: 'B' }, ['ac', 2, 0]],
    ['and the next one comes up to its place', 'aBcd', 'acde', { status: PENDING, optimisticStatuses: 'B', total: 9 }, ['acde', 9, 0]],
    ['stays where it still belongs, though its status was set here', 'abcD', 'xabc', { optimisticStatuses: 'D', total: 5 }, ['abcD', 4, 1]],
    ['goes where the shop has it no longer', 'abcd', 'acd', { gone: 'b' }, ['acd', 3, 0]],
    ['and the next one comes up to the place of that, too', 'abcd', 'acde', { gone: 'b', total: 9 }, ['acde', 9, 0]],
    ['takes the list along as the only one that the shop has no longer', 'a', 'xy', { gone: 'a' }, ['xy', 2, 0]],
    ['takes the list along as the last one, where its status was set here', 'A', 'xy', { status: PENDING, optimisticStatuses: 'A' }, ['xy', 2, 0]],
  ] as const)('%s', (_, shown, fresh, given, expected) => {
    expect(hold(shown, fresh, given)).toEqual(expected);
  });
});

it('keeps the same row objects if nothing has changed', () => {
  const shown = orders('abc');
  const list = { items: [...orders('x'), ...shown], total: 4, counts: { all: 4, pending: 4, completed: 0 } };
  const { list: now } = freezeOrders({ shown, fresh: list, offPageOrders: { orders: [], gone: [] }, optimisticStatuses: new Map(), status: '', size: SIZE });
  expect(now.items).toBe(shown);
});
