import { BIG_SHOP, type DemoKind } from '../../domain/demoData';

/** How many records of each kind are made. */
export type DemoCounts = Readonly<Record<DemoKind, number>>;

/** A shop to fill the demo with. */
export interface DemoSize {
  readonly name: string;
  readonly counts: DemoCounts;
}

/** The shops on offer, the one of the specification last. */
export const DEMO_SIZES: readonly [DemoSize, ...DemoSize[]] = [
  { name: 'Handful', counts: { foods: 20, users: 20, orders: 100 } },
  { name: 'Busy kitchen', counts: { foods: 100, users: 500, orders: 5000 } },
  { name: 'City', counts: { foods: 500, users: 2000, orders: 25_000 } },
  { name: 'Big shop', counts: BIG_SHOP },
];

/** The kinds in the order in which they need each other. */
export const DEMO_KINDS = Object.keys(BIG_SHOP) as DemoKind[];

/** How a kind is called on the screen. */
export const KIND_NAMES: Readonly<Record<DemoKind, string>> = { foods: 'Food', users: 'Users', orders: 'Orders' };

/** All records of a shop together. */
export function totalOf(counts: DemoCounts): number {
  return DEMO_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
}
