/** How much the tests with random sequences do: in every test run, and in the nightly one. */
const nightly = process.env.NIGHTLY === '1';

/** The seed of every ordinary run. */
const USUAL_SEED = 20_260_401;

function chosenSeed(): number {
  if (process.env.SEED !== undefined) return Number(process.env.SEED);
  return nightly ? Math.floor(Math.random() * 2 ** 31) : USUAL_SEED;
}

export const sequences = {
  operations: nightly ? 10_000 : 1000,
  /** On the carts of a browser with two tabs. */
  cartOperations: nightly ? 4000 : 400,
  seed: chosenSeed(),
  /** Bad requests to each call. */
  badRequests: nightly ? 1700 : 170,
  /** After this long it stops, also looking for a shorter sequence that fails, and says what it has found. */
  timeLimitMs: nightly ? 1_800_000 : 240_000,
} as const;
