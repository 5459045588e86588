/** Uploaded pictures are data URLs of about a hundred thousand characters. Each is stored once, in its dish. */
import type { Order } from '../../../src/domain/order/order';
import { isUploaded } from '../../../src/domain/text/safeUrl';
import type { ShopDatabase } from '../schema/database';

/** An order as it is stored: without uploaded pictures, which the records of its dishes keep permanently. */
export function withoutUploads(order: Order): Order {
  return { ...order, items: order.items.map((item) => (isUploaded(item.foodImage) ? { ...item, foodImage: '' } : item)) };
}

/** A stored order with its uploaded pictures added again, for a response. */
export async function withUploads(db: ShopDatabase, order: Order): Promise<Order> {
  const items = order.items.map(async (item) => {
    if (item.foodImage !== '') return item;
    return { ...item, foodImage: (await db.foods.get({ id: item.foodId }))?.image ?? '' };
  });
  return { ...order, items: await Promise.all(items) };
}
