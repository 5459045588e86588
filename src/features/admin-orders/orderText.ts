import { formatDate, formatTime } from '../../domain/date/dates';
import { type Order, paymentLabel } from '../../domain/order/order';
import { statusOf } from '../../domain/order/orderStatus';
import { type CsvColumn, csvAmount } from '../../shared/back-office/export/csv';

/**
 * The lines of an order as one text: `2 × Margherita, 1 × Lemonade`.
 * @param space between quantity, times sign and name; the screen passes a no-break space
 */
export function itemsText({ items }: Order, space = ' '): string {
  return items.map(({ quantity, foodName }) => [String(quantity), '×', foodName].join(space)).join(', ');
}

/** The columns of the export; amounts in dollars. */
export const orderCsvColumns: readonly CsvColumn<Order>[] = [
  { title: 'Order ID', cell: (order) => order.id },
  { title: 'Date', cell: (order) => formatDate(order.date) },
  { title: 'Time', cell: (order) => formatTime(order.date) },
  { title: 'Customer', cell: (order) => order.customerName },
  { title: 'Contact', cell: (order) => order.contactPhone },
  { title: 'Address', cell: (order) => order.deliveryAddress },
  { title: 'Items', cell: (order) => itemsText(order) },
  { title: 'Subtotal', cell: (order) => csvAmount(order.subtotal) },
  { title: 'Tax', cell: (order) => csvAmount(order.tax) },
  { title: 'Delivery Fee', cell: (order) => csvAmount(order.deliveryFee) },
  { title: 'Total', cell: (order) => csvAmount(order.total) },
  { title: 'Status', cell: (order) => statusOf(order.status).label },
  { title: 'Payment', cell: (order) => paymentLabel(order.paymentMethod) },
  { title: 'Instructions', cell: (order) => order.specialInstructions },
];
