import { getOrders } from '../../../domain/calls/adminOrderCalls';
import { readList, writeList } from './listSearchParams';

const read = (address: string) => readList(getOrders.query, new URLSearchParams(address));
const write = (address: string, change: Record<string, unknown>) => writeList(getOrders.query, new URLSearchParams(address), change).toString();

const untouched = { page: 1, size: 20, sort: 'date', order: 'desc', search: '', status: '' };

it('reads the values in the address', () => {
  expect(read('page=3&size=50&sort=total&order=asc&search=maya&status=pending')).toEqual({
    page: 3, size: 50, sort: 'total', order: 'asc', search: 'maya', status: 'pending',
  });
});

it.each(['', 'page=0', 'page=-1', 'page=abc', 'page=1e9', 'size=7', 'size=1000', 'sort=password', 'order=sideways', 'page=', 'size=NaN', `search=${'x'.repeat(300)}`])(
  'nothing and nonsense give the defaults: %s',
  (address) => {
    expect(read(address)).toEqual(untouched);
  },
);

it('leaves out defaults and keeps other search params', () => {
  expect(write('sort=total&order=asc&theme=dark', { sort: 'date', order: 'desc' })).toBe('theme=dark');
});
