import type { Totals } from './pricing';

/** The labelled parts of a total, as they were charged. An order without tax and fee, as older orders are, has none. */
export function totalParts({ subtotal, taxRate, tax, deliveryFee }: Totals): [label: string, amount: number][] {
  if (tax === 0 && deliveryFee === 0) return [];
  return [
    ['Subtotal', subtotal],
    // Rounded, because 0.07 * 100 is 7.000000000000001.
    [`Tax (${String(Math.round(taxRate * 10_000) / 100)}%)`, tax],
    ['Delivery fee', deliveryFee],
  ];
}
