/** The most records one batch of the generator makes: small enough that the page stays responsive. */
export const BATCH_MAX = 2000;

/** The big shop that the generator fills the demo with, by kind, in the order in which kinds need each other. */
export const BIG_SHOP = { foods: 1000, users: 5000, orders: 100_000 } as const;

/** What the generator makes. */
export type DemoKind = keyof typeof BIG_SHOP;
