import fc from 'fast-check';
import { toCents, toDollars } from '../number/money';
import { DEFAULT_TERMS, lineTotal, partsOf, quote, totalChanged } from './quote';

const pricedLine = fc.record({
  price: fc.integer({ min: 1, max: 9_999_999 }).map(toDollars),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const pricedLines = fc.array(pricedLine, { minLength: 1, maxLength: 40 });

/** The totals of docs/behaviour.md, section 9, in exact BigInt arithmetic; the rate in hundredths of a percent, the fee in cents. */
function exactTotals(lines: readonly { price: number; quantity: number }[], rate: number, fee: number) {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + BigInt(Math.round(price * 100)) * BigInt(quantity), 0n);
  const tax = (subtotal * BigInt(rate) + 5000n) / 10_000n;
  return { subtotal, tax, deliveryFee: BigInt(fee), total: subtotal + tax + BigInt(fee) };
}

describe('totals', () => {
  it('equal those of exact arithmetic to the cent, at any rate and with any fee', () => {
    fc.assert(
      fc.property(pricedLines, fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 99_999 }), (lines, rate, fee) => {
        const { subtotal, tax, deliveryFee, total } = quote(lines, { taxRate: rate / 10_000, deliveryFee: toDollars(fee) });
        const inCents = { subtotal, tax, deliveryFee, total };
        expect(Object.fromEntries(Object.entries(inCents).map(([name, amount]) => [name, BigInt(toCents(amount))]))).toEqual(exactTotals(lines, rate, fee));
      }),
      { numRuns: 500 },
    );
    expect(lineTotal({ price: 4.35, quantity: 3 })).toBe(13.05);
  });

  it('round the tax once, on the whole subtotal', () => {
    expect(quote([{ price: 0.06, quantity: 1 }], DEFAULT_TERMS).tax).toBe(0);
    expect(quote([{ price: 0.07, quantity: 1 }], DEFAULT_TERMS).tax).toBe(0.01);
    // Twice 0.0048: rounding each line would give 0.
    expect(quote([{ price: 0.06, quantity: 1 }, { price: 0.06, quantity: 1 }], DEFAULT_TERMS).tax).toBe(0.01);
    // Every subtotal of whole cents up to 200 dollars.
    const subtotals = Array.from({ length: 20_000 }, (_, at) => at + 1);
    const wrong = subtotals.filter((cents) => {
      const { tax } = quote([{ price: toDollars(cents), quantity: 1 }], DEFAULT_TERMS);
      return toCents(tax) !== Number((BigInt(cents) * 8n + 50n) / 100n);
    });
    expect(wrong).toEqual([]);
  });

  it('are by the terms of a new shop, which charges nothing for an empty order', () => {
    expect(quote([{ price: 10, quantity: 1 }], DEFAULT_TERMS)).toEqual({ subtotal: 10, taxRate: 0.08, tax: 0.8, deliveryFee: 2.99, total: 13.79 });
    expect(quote([], DEFAULT_TERMS)).toEqual({ subtotal: 0, taxRate: 0.08, tax: 0, deliveryFee: 0, total: 0 });
  });

  it('have labelled parts; an order with neither tax nor fee has none', () => {
    expect(partsOf({ subtotal: 10, taxRate: 0.08, tax: 0.8, deliveryFee: 2.99, total: 13.79 })).toEqual([
      { kind: 'subtotal', label: 'Subtotal', amount: 10 },
      { kind: 'tax', label: 'Tax (8%)', amount: 0.8 },
      { kind: 'delivery', label: 'Delivery fee', amount: 2.99 },
    ]);
    expect(partsOf({ subtotal: 0.01, taxRate: 0.08, tax: 0, deliveryFee: 2.99, total: 3 })).toHaveLength(3);
    expect(partsOf({ subtotal: 10, taxRate: 0.08, tax: 0.8, deliveryFee: 0, total: 10.8 })).toHaveLength(3);
    expect(partsOf({ subtotal: 10, taxRate: 0.08, tax: 0, deliveryFee: 0, total: 10 })).toEqual([]);
  });

  it.each([[0.07, 'Tax (7%)'], [0.085, 'Tax (8.5%)'], [0, 'Tax (0%)'], [0.19, 'Tax (19%)']])('at the rate %d have the label %s', (taxRate, label) => {
    expect(partsOf({ subtotal: 10, taxRate, tax: 1, deliveryFee: 0, total: 11 })[1]).toEqual({ kind: 'tax', label, amount: 1 });
  });

  it('that differ from what the customer saw are told with their parts', () => {
    expect(totalChanged(13.79, quote([{ price: 10, quantity: 1 }], { taxRate: 0.08, deliveryFee: 3.99 }))).toBe(
      'The total is now $14.79, not $13.79 (Subtotal $10.00, Tax (8%) $0.80, Delivery fee $3.99)',
    );
  });
});
