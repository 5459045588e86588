import { TAX_RATE, type Totals } from './pricing';

/** The labelled parts of a total. An order without tax and fee, as older orders are, has none. */
export function totalParts({ subtotal, tax, deliveryFee }: Totals): [label: string, amount: number][] {
  if (tax === 0 && deliveryFee === 0) return [];
  return [
    ['Subtotal', subtotal],
    [`Tax (${String(TAX_RATE * 100)}%)`, tax],
    ['Delivery fee', deliveryFee],
  ];
}
