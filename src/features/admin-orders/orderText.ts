import { formatDate, formatTime } from '../../domain/dates';
import { type Order, paymentLabel, statusLabel } from '../../domain/order';
import type { CsvColumn } from '../../shared/back-office/csv';

/** The lines of an order in one: `2 × Margherita, 1 × Lemonade`. */
export function itemsText(order: Order): string {
  return order.items.map(({ quantity, foodName }) => `${String(quantity)} × ${foodName}`).join(', ');
}

/** What the export of the orders writes; amounts in dollars, as numbers. */
export const orderCsvColumns: readonly CsvColumn<Order>[] = [
  { title: 'Order ID', cell: (order) => order.id },
  { title: 'Date', cell: (order) => formatDate(order.date) },
  { title: 'Time', cell: (order) => formatTime(order.date) },
  { title: 'Customer', cell: (order) => order.customerName },
  { title: 'Contact', cell: (order) => order.contactPhone },
  { title: 'Address', cell: (order) => order.deliveryAddress },
  { title: 'Items', cell: itemsText },
  { title: 'Subtotal', cell: (order) => order.subtotal },
  { title: 'Tax', cell: (order) => order.tax },
  { title: 'Delivery Fee', cell: (order) => order.deliveryFee },
  { title: 'Total', cell: (order) => order.total },
  { title: 'Status', cell: (order) => statusLabel(order.status) },
  { title: 'Payment', cell: (order) => paymentLabel(order.paymentMethod) },
  { title: 'Instructions', cell: (order) => order.specialInstructions },
];
