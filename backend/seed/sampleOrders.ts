/** The sample orders, of both shapes and on several days, and the sample history. */
import type { HistoryAction } from '../../src/domain/history/history';
import type { Order } from '../../src/domain/order/order';
import { COMPLETED, PENDING } from '../../src/domain/order/orderStatus';
import { DEFAULT_TERMS } from '../../src/domain/order/quote';
import { type HistoryRow, type UserRow, pricedItems } from '../rows/rows';
import { ALEX, DANIEL, MAYA } from './sampleAccounts';
import { SAMPLE_FOODS, type SampleFoodId } from './sampleMenu';

function foodOf(id: SampleFoodId) {
  const food = SAMPLE_FOODS.find((each) => each.id === id);
  if (!food) throw new Error(`The sample menu has no ${id}`);
  return food;
}

/** A local time as an instant: the samples have the same local time in every time zone. */
const instantOf = (local: string) => new Date(local).toISOString();

/** An order that was placed at a local time, and is pending unless `more` says otherwise. */
function order(user: UserRow, id: string, placedAt: string, wanted: readonly [SampleFoodId, number][], more: Partial<Order> = {}): Order {
  return {
    id,
    userId: user.id,
    customerName: user.name,
    ...pricedItems(wanted.map(([foodId, quantity]) => ({ food: foodOf(foodId), quantity })), DEFAULT_TERMS),
    deliveryAddress: user.address,
    contactPhone: user.phone,
    specialInstructions: '',
    paymentMethod: 'cash',
    date: instantOf(placedAt),
    status: PENDING,
    statusChanges: [],
    ...more,
  };
}

/** An order in the shape that was stored before orders could hold several lines. */
function olderOrder(user: UserRow, id: string, placedAt: string, food: SampleFoodId) {
  const { name, image, price } = foodOf(food);
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
    date: instantOf(placedAt),
  };
}

function completed(local: string): Pick<Order, 'status' | 'statusChanges'> {
  return { status: COMPLETED, statusChanges: [{ status: COMPLETED, at: instantOf(local), by: ALEX.name }] };
}

export const SAMPLE_ORDERS: readonly { id: string }[] = [
  olderOrder(DANIEL, '0c9be1d4-52f7-4a1e-8d0b-6f2f1a7c3e90', '2023-03-18T18:42', 'margherita-pizza'),
  olderOrder(MAYA, '7ad03f68-1b9c-4f52-9e37-c40e8b5d2a16', '2023-04-02T19:05', 'spaghetti-bolognese'),
  order(
    MAYA, 'b83e57c2-9d14-4c6a-8f21-05a7e9d36b4f', '2023-05-06T17:30',
    [['smoky-pepperoni-pizza', 1], ['citrus-cooler', 2]],
    completed('2023-05-06T18:14'),
  ),
  order(
    DANIEL, '41f6a90d-83be-4d27-b5c8-9e1f7023d6a5', '2023-05-21T12:10',
    [['chicken-caesar-salad', 2]],
    { ...completed('2023-05-21T12:51'), paymentMethod: 'card' },
  ),
  order(
    MAYA, 'e2750b19-6c4d-4e83-a9f0-1d8b36c7542e', '2023-06-08T18:20',
    [['garden-pesto-noodles', 1], ['garden-salad', 1], ['strawberry-shortcake', 2]],
    { status: 'out for delivery', specialInstructions: 'The bell is broken, please knock.', paymentMethod: 'card' },
  ),
  order(DANIEL, '95c8d3fa-07e2-4b96-8a4d-f3b61c2e7d08', '2023-06-09T19:45', [['spaghetti-bolognese', 1]]),
  order(MAYA, '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613', '2023-06-10T14:30', [['margherita-pizza', 2], ['citrus-cooler', 2]]),
];

type SampleEntry = Omit<HistoryRow, 'words'>;

/** An entry of the administrator at a local time, unless `more` says otherwise. */
function entry(id: string, at: string, action: HistoryAction, details: string, more: Partial<SampleEntry> = {}): SampleEntry {
  return { id, action, details, timestamp: instantOf(at), user: ALEX.name, changes: [], ...more };
}

export const SAMPLE_HISTORY: readonly SampleEntry[] = [
  entry('history-1', '2023-06-06T09:15', 'Food Added', 'Strawberry Shortcake joined the menu'),
  entry('history-2', '2023-06-07T10:05', 'Category Added', 'Desserts'),
  entry('history-3', '2023-06-08T16:40', 'Stock Updated', 'Stock updated for Citrus Cooler', { changes: [{ field: 'stock', from: '14', to: '24' }] }),
  entry('history-4', '2023-06-09T11:20', 'Banner Added', 'Free Delivery'),
  entry('history-5', '2023-06-10T14:30', 'Order Placed', 'Order 3d1e84b7 for $41.83', { user: MAYA.name }),
];
