import { TAX_RATE, type Totals } from './pricing';

/** What a total is made of, part by part. An order without tax and fee, as older ones are, is its total alone. */
export function totalParts({ subtotal, tax, deliveryFee }: Totals): [label: string, amount: number][] {
  if (tax === 0 && deliveryFee === 0) return [];
  return [
    ['Subtotal', subtotal],
    [`Tax (${String(TAX_RATE * 100)}%)`, tax],
    ['Delivery fee', deliveryFee],
  ];
}
