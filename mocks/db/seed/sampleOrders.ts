/** The sample orders, of both shapes and on several days, and the sample history. */
import { readInstant } from '../../../src/domain/date/dates';
import type { Order } from '../../../src/domain/order/order';
import { COMPLETED, PENDING } from '../../../src/domain/order/orderStatus';
import { totalsOf } from '../../../src/domain/order/pricing';
import { type HistoryRow, type UserRow, itemOf } from '../schema/rows';
import { ALEX, DANIEL, MAYA } from './sampleAccounts';
import { SAMPLE_FOODS, type SampleFoodId } from './sampleMenu';

function dish(id: SampleFoodId) {
  const food = SAMPLE_FOODS.find((each) => each.id === id);
  if (!food) throw new Error(`The sample menu has no ${id}`);
  return food;
}

/** A local time as an instant: the samples have the same local time in every time zone. */
function moment(local: string): string {
  const instant = readInstant(local);
  if (instant === null) throw new Error(`${local} is no time`);
  return instant;
}

type Particulars = Pick<Order, 'id' | 'date' | 'status'> & Partial<Pick<Order, 'specialInstructions' | 'paymentMethod'>>;

function order(user: UserRow, wanted: [SampleFoodId, number][], particulars: Particulars): Order {
  const items = wanted.map(([id, quantity]) => itemOf({ food: dish(id), quantity }));
  return {
    userId: user.id,
    customerName: user.name,
    items,
    ...totalsOf(items),
    deliveryAddress: user.address,
    contactPhone: user.phone,
    specialInstructions: '',
    paymentMethod: 'cash',
    statusChanges: [],
    ...particulars,
  };
}

/** An order in the shape that was stored before orders could hold several lines. */
function olderOrder(user: UserRow, id: string, food: SampleFoodId, date: string) {
  const { name, image, price } = dish(food);
  return {
    id,
    userId: user.id,
    foodName: name,
    foodImage: image,
    foodPrice: price,
    quantity: 1,
    userFullName: user.name,
    userAddress: user.address,
    userPhone: user.phone,
    status: COMPLETED,
    date: moment(date),
  };
}

function completed(at: string) {
  return [{ status: COMPLETED, at: moment(at), by: ALEX.name }];
}

export const SAMPLE_ORDERS: readonly { id: string }[] = [
  olderOrder(DANIEL, '0c9be1d4-52f7-4a1e-8d0b-6f2f1a7c3e90', 'margherita-pizza', '2023-03-18T18:42'),
  olderOrder(MAYA, '7ad03f68-1b9c-4f52-9e37-c40e8b5d2a16', 'spaghetti-bolognese', '2023-04-02T19:05'),
  {
    ...order(
      MAYA,
      [
        ['smoky-pepperoni-pizza', 1],
        ['citrus-cooler', 2],
      ],
      { id: 'b83e57c2-9d14-4c6a-8f21-05a7e9d36b4f', date: moment('2023-05-06T17:30'), status: COMPLETED },
    ),
    statusChanges: completed('2023-05-06T18:14'),
  },
  {
    ...order(DANIEL, [['chicken-caesar-salad', 2]], {
      id: '41f6a90d-83be-4d27-b5c8-9e1f7023d6a5',
      date: moment('2023-05-21T12:10'),
      status: COMPLETED,
      paymentMethod: 'card',
    }),
    statusChanges: completed('2023-05-21T12:51'),
  },
  order(
    MAYA,
    [
      ['garden-pesto-noodles', 1],
      ['garden-salad', 1],
      ['strawberry-shortcake', 2],
    ],
    {
      id: 'e2750b19-6c4d-4e83-a9f0-1d8b36c7542e',
      date: moment('2023-06-08T18:20'),
      status: 'out for delivery',
      specialInstructions: 'The bell is broken, please knock.',
      paymentMethod: 'card',
    },
  ),
  order(DANIEL, [['spaghetti-bolognese', 1]], {
    id: '95c8d3fa-07e2-4b96-8a4d-f3b61c2e7d08',
    date: moment('2023-06-09T19:45'),
    status: PENDING,
  }),
  order(
    MAYA,
    [
      ['margherita-pizza', 2],
      ['citrus-cooler', 2],
    ],
    { id: '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613', date: moment('2023-06-10T14:30'), status: PENDING },
  ),
];

export const SAMPLE_HISTORY: readonly HistoryRow[] = [
  {
    id: 'history-1',
    action: 'Food Added',
    details: 'Strawberry Shortcake joined the menu',
    timestamp: moment('2023-06-06T09:15'),
    user: ALEX.name,
    changes: [],
  },
  {
    id: 'history-2',
    action: 'Category Added',
    details: 'Desserts',
    timestamp: moment('2023-06-07T10:05'),
    user: ALEX.name,
    changes: [],
  },
  {
    id: 'history-3',
    action: 'Stock Updated',
    details: 'Stock updated for Citrus Cooler',
    timestamp: moment('2023-06-08T16:40'),
    user: ALEX.name,
    changes: [{ field: 'stock', from: '14', to: '24' }],
  },
  {
    id: 'history-4',
    action: 'Banner Added',
    details: 'Free Delivery',
    timestamp: moment('2023-06-09T11:20'),
    user: ALEX.name,
    changes: [],
  },
  {
    id: 'history-5',
    action: 'Order Placed',
    details: 'Order 3d1e84b7 over $41.83',
    timestamp: moment('2023-06-10T14:30'),
    user: MAYA.name,
    changes: [],
  },
];
