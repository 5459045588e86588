import { BIG_SHOP, type DemoCounts, type DemoKind } from '../../domain/demoData';

/** A shop to fill the demo with. */
export interface DemoSize {
  readonly name: string;
  readonly counts: DemoCounts;
}

/** As large as the demo gets. */
export const BIG: DemoSize = { name: 'Big shop', counts: BIG_SHOP };

/** The shops on offer, from the smallest. */
export const DEMO_SIZES: readonly [DemoSize, ...DemoSize[]] = [
  { name: 'Handful', counts: { foods: 20, users: 20, orders: 100 } },
  { name: 'Busy kitchen', counts: { foods: 100, users: 500, orders: 5000 } },
  { name: 'City', counts: { foods: 500, users: 2000, orders: 25_000 } },
  BIG,
];

/** How a kind is called on the screen. */
export const KIND_NAMES: Readonly<Record<DemoKind, string>> = { foods: 'Food', users: 'Users', orders: 'Orders' };
