import { getOrders } from '../../../domain/calls/adminOrderCalls';
import { nextSort, readList, writeList } from './listSearchParams';

const read = (address: string) => readList(getOrders.query, new URLSearchParams(address));
const write = (address: string, change: Record<string, unknown>) => writeList(getOrders.query, new URLSearchParams(address), change).toString();

const untouched = { page: 1, size: 20, sort: 'date', order: 'desc', search: '', status: '' };

it('an empty address gives the defaults', () => {
  expect(read('')).toEqual(untouched);
});

it('reads the values in the address', () => {
  expect(read('page=3&size=50&sort=total&order=asc&search=maya&status=pending')).toEqual({
    page: 3, size: 50, sort: 'total', order: 'asc', search: 'maya', status: 'pending',
  });
});

it.each(['page=0', 'page=-1', 'page=abc', 'page=1e9', 'size=7', 'size=1000', 'sort=password', 'order=sideways', 'page=', 'size=NaN', `search=${'x'.repeat(300)}`])(
  'nonsense counts as not said: %s',
  (address) => {
    expect(read(address)).toEqual(untouched);
  },
);

it('leaves out defaults and keeps other search params', () => {
  expect(write('sort=total&order=asc&theme=dark', { sort: 'date', order: 'desc' })).toBe('theme=dark');
});

it('goes to the first page unless the page itself changes', () => {
  expect(write('page=4', { status: 'pending' })).toBe('status=pending');
  expect(write('page=4&status=pending', { page: 5 })).toBe('page=5&status=pending');
});

it('a column sorts ascending, then descending, then in the default order', () => {
  const came = { sort: 'date', order: 'desc' } as const;
  expect(nextSort(came, came, 'total')).toEqual({ sort: 'total', order: 'asc' });
  expect(nextSort({ sort: 'total', order: 'asc' }, came, 'total')).toEqual({ sort: 'total', order: 'desc' });
  expect(nextSort({ sort: 'total', order: 'desc' }, came, 'total')).toEqual(came);
  expect(nextSort(came, came, 'date')).toEqual({ sort: 'date', order: 'asc' });
});
