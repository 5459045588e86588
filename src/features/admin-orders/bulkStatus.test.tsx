import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeOrder } from '../../../backend/seed/generator';
import { toOrder } from '../../../backend/rows/rows';
import { makeStore } from '../../app/store';
import type { Order } from '../../domain/order/order';
import { COMPLETED, PENDING } from '../../domain/order/orderStatus';
import { BulkStatusButtons } from './useOrderSelection';
import { OrderStatusProvider } from './OrderStatusProvider';

const many = (count: number, status: string): Order[] => Array.from({ length: count }, (_, at) => ({ ...toOrder(makeOrder(1, at)), status }));

function offer(orders: readonly Order[]) {
  const { store } = makeStore({ fetch, wait: () => Promise.resolve() });
  render(
    <Provider store={store}>
      <OrderStatusProvider>
        <BulkStatusButtons orders={orders} onSent={jest.fn()} onRefused={jest.fn()} />
      </OrderStatusProvider>
    </Provider>,
  );
}

const REASON = 'At most 1,000 orders at a time';

it('changes as many orders as the backend takes in one request', () => {
  offer([...many(1000, PENDING), ...many(600, COMPLETED)]);
  expect(screen.getByRole('button', { name: 'Complete 1,000' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Re-open 600' })).toBeEnabled();
  expect(screen.queryByText(REASON)).not.toBeInTheDocument();
});

it('does not offer to change more, and shows why', () => {
  offer([...many(1001, PENDING), ...many(600, COMPLETED)]);
  const complete = screen.getByRole('button', { name: 'Complete 1,001' });
  expect(complete).toBeDisabled();
  expect(complete).toHaveAccessibleDescription(REASON);
  expect(screen.getByText(REASON)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Re-open 600' })).toBeEnabled();
});
