import fc from 'fast-check';
import { toCents, toDollars } from '../number/money';
import { lineTotal, totalParts, totalsOf } from './quote';

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
        const { subtotal, tax, deliveryFee, total } = totalsOf(lines);
        const inCents = { subtotal, tax, deliveryFee, total };
        expect(Object.fromEntries(Object.entries(inCents).map(([name, amount]) => [name, BigInt(toCents(amount))]))).toEqual(
          exactTotals(lines),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('round the tax once, on the whole subtotal', () => {
    expect(totalsOf([{ price: 0.06, quantity: 1 }]).tax).toBe(0);
    expect(totalsOf([{ price: 0.07, quantity: 1 }]).tax).toBe(0.01);
    // Twice 0.0048: rounding each line would give 0.
    expect(totalsOf([{ price: 0.06, quantity: 1 }, { price: 0.06, quantity: 1 }]).tax).toBe(0.01);
    // Every subtotal of whole cents up to 200 dollars.
    const subtotals = Array.from({ length: 20_000 }, (_, at) => at + 1);
    const wrong = subtotals.filter((cents) => {
      const { tax } = totalsOf([{ price: toDollars(cents), quantity: 1 }]);
      return toCents(tax) !== Number((BigInt(cents) * 8n + 50n) / 100n);
    });
    expect(wrong).toEqual([]);
  });

  it('charge the fee on every order that is not empty, however large, and nothing on an empty one', () => {
    fc.assert(
      fc.property(pricedLines, (lines) => {
        expect(totalsOf(lines).deliveryFee).toBe(2.99);
      }),
    );
    expect(totalsOf([])).toEqual({ subtotal: 0, taxRate: 0.08, tax: 0, deliveryFee: 0, total: 0 });
  });

  it('have labelled parts; an order with neither tax nor fee has none', () => {
    expect(totalParts({ subtotal: 10, taxRate: 0.08, tax: 0.8, deliveryFee: 2.99, total: 13.79 })).toEqual([['Subtotal', 10], ['Tax (8%)', 0.8], ['Delivery fee', 2.99]]);
    expect(totalParts({ subtotal: 0.01, taxRate: 0.08, tax: 0, deliveryFee: 2.99, total: 3 })).toHaveLength(3);
    expect(totalParts({ subtotal: 10, taxRate: 0.08, tax: 0.8, deliveryFee: 0, total: 10.8 })).toHaveLength(3);
    expect(totalParts({ subtotal: 10, taxRate: 0.08, tax: 0, deliveryFee: 0, total: 10 })).toEqual([]);
  });

  it.each([[0.07, 'Tax (7%)'], [0.085, 'Tax (8.5%)'], [0, 'Tax (0%)'], [0.19, 'Tax (19%)']])('at the rate %d have the label %s', (taxRate, label) => {
    expect(totalParts({ subtotal: 10, taxRate, tax: 1, deliveryFee: 0, total: 11 })[1]).toEqual([label, 1]);
  });

  it('do not depend on the order of the lines or on how a quantity is split', () => {
    fc.assert(
      fc.property(pricedLines, (lines) => {
        const single = lines.flatMap(({ price, quantity }) => Array.from({ length: quantity }, () => ({ price, quantity: 1 })));
        expect(totalsOf([...lines].reverse())).toEqual(totalsOf(lines));
        expect(totalsOf(single)).toEqual(totalsOf(lines));
      }),
    );
  });

  it('have the sum of the line totals as their subtotal', () => {
    fc.assert(
      fc.property(pricedLines, (lines) => {
        const sum = lines.reduce((cents, line) => cents + toCents(lineTotal(line)), 0);
        expect(toCents(totalsOf(lines).subtotal)).toBe(sum);
      }),
    );
    expect(lineTotal({ price: 4.35, quantity: 3 })).toBe(13.05);
  });
});
