import fc from 'fast-check';
import { toCents, toDollars } from '../number/money';
import { DEFAULT_TERMS, lineTotal, partsOf, quote, totalChanged } from './quote';

const pricedLine = fc.record({
  price: fc.integer({ min: 1, max: 9_999_999 }).map(toDollars),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const pricedLines = fc.array(pricedLine, { minLength: 1, maxLength: 40 });

/** The totals of docs/behaviour.md, section 9, in exact BigInt arithmetic. */
function exactTotals(lines: readonly { price: number; quantity: number }[]) {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + BigInt(Math.round(price * 100)) * BigInt(quantity), 0n);
  const tax = (subtotal * 8n + 50n) / 100n;
  const deliveryFee = subtotal > 0n ? 299n : 0n;
  return { subtotal, tax, deliveryFee, total: subtotal + tax + deliveryFee };
}

describe('totals', () => {
  it('equal those of exact arithmetic to the cent', () => {
    fc.assert(
      fc.property(pricedLines, (lines) => {
        const { subtotal, tax, deliveryFee, total } = quote(lines, DEFAULT_TERMS);
        const inCents = { subtotal, tax, deliveryFee, total };
        expect(Object.fromEntries(Object.entries(inCents).map(([name, amount]) => [name, BigInt(toCents(amount))]))).toEqual(
          exactTotals(lines),
        );
      }),
      { numRuns: 500 },
    );
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

  it('charge the fee on every order that is not empty, however large, and nothing on an empty one', () => {
    fc.assert(
      fc.property(pricedLines, (lines) => {
        expect(quote(lines, DEFAULT_TERMS).deliveryFee).toBe(2.99);
      }),
    );
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

  it('do not depend on the order of the lines or on how a quantity is split', () => {
    fc.assert(
      fc.property(pricedLines, (lines) => {
        const single = lines.flatMap(({ price, quantity }) => Array.from({ length: quantity }, () => ({ price, quantity: 1 })));
        expect(quote([...lines].reverse(), DEFAULT_TERMS)).toEqual(quote(lines, DEFAULT_TERMS));
        expect(quote(single, DEFAULT_TERMS)).toEqual(quote(lines, DEFAULT_TERMS));
      }),
    );
  });

  it('have the sum of the line totals as their subtotal', () => {
    fc.assert(
      fc.property(pricedLines, (lines) => {
        const sum = lines.reduce((cents, line) => cents + toCents(lineTotal(line)), 0);
        expect(toCents(quote(lines, DEFAULT_TERMS).subtotal)).toBe(sum);
      }),
    );
    expect(lineTotal({ price: 4.35, quantity: 3 })).toBe(13.05);
  });

  it('charge any rate of hundredths of a percent exactly, and any fee', () => {
    fc.assert(
      fc.property(pricedLines, fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 99_999 }), (lines, rate, fee) => {
        const { subtotal, tax, deliveryFee } = quote(lines, { taxRate: rate / 10_000, deliveryFee: toDollars(fee) });
        expect(BigInt(toCents(tax))).toBe((BigInt(toCents(subtotal)) * BigInt(rate) + 5000n) / 10_000n);
        expect(toCents(deliveryFee)).toBe(fee);
      }),
    );
  });

  it('that differ from what the customer saw are told with their parts', () => {
    expect(totalChanged(13.79, quote([{ price: 10, quantity: 1 }], { taxRate: 0.08, deliveryFee: 3.99 }))).toBe(
      'The total is now $14.79, not $13.79 (Subtotal $10.00, Tax (8%) $0.80, Delivery fee $3.99)',
    );
  });
});
