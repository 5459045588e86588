/** How many random operations the tests run: in every test run, and in the nightly one. */
const nightly = process.env.NIGHTLY === '1';

/** The fixed seed of ordinary runs. */
const USUAL_SEED = 20_260_401;

function chosenSeed(): number {
  if (process.env.SEED !== undefined) return Number(process.env.SEED);
  return nightly ? Math.floor(Math.random() * 2 ** 31) : USUAL_SEED;
}

export const sequences = {
  operations: nightly ? 10_000 : 1000,
  /** Operations on the carts of a browser with two tabs. */
  cartOperations: nightly ? 4000 : 200,
  seed: chosenSeed(),
  /** Invalid requests to each call. */
  badRequests: nightly ? 1700 : 170,
  /** The time limit in milliseconds, including the search for a shorter failing sequence (shrinking). */
  timeLimitMs: nightly ? 1_800_000 : 240_000,
} as const;
