import { BIG_SHOP, type DemoCounts, type DemoKind } from '../../domain/demo-data/demoData';

/** A size of shop to generate. */
export interface DemoSize {
  readonly name: string;
  readonly counts: DemoCounts;
}

/** The largest size. */
export const BIG: DemoSize = { name: 'Big shop', counts: BIG_SHOP };

/** The sizes to choose from, smallest first. */
export const DEMO_SIZES: readonly [DemoSize, ...DemoSize[]] = [
  { name: 'Handful', counts: { foods: 20, users: 20, orders: 100 } },
  { name: 'Busy kitchen', counts: { foods: 100, users: 500, orders: 5000 } },
  { name: 'City', counts: { foods: 500, users: 2000, orders: 25_000 } },
  BIG,
];

/** The name of each kind on the screen. */
export const KIND_NAMES: Readonly<Record<DemoKind, string>> = { foods: 'Food', users: 'Users', orders: 'Orders' };
