/** How many random operations and requests the tests make. The nightly run makes many times as many. */
const nightly = process.env.NIGHTLY === '1';

const times = nightly ? 10 : 1;

/** The fixed seed of ordinary runs. */
const USUAL_SEED = 20_260_414;

function chosenSeed(): number {
  if (process.env.SEED !== undefined) return Number(process.env.SEED);
  return nightly ? Math.floor(Math.random() * 2 ** 31) : USUAL_SEED;
}

export const sequences = {
  operations: 200 * times,
  /** In how many sequences the operations are made. One has some 45 of them; those of a random seed may be shorter. */
  runs: nightly ? 60 : 6,
  /** After how many operations of a sequence the whole shop is compared with the model. It is at the end, too. */
  operationsPerAudit: nightly ? 1 : 10,
  seed: chosenSeed(),
  /** Invalid requests to each call. */
  badRequests: nightly ? 400 : 10,
  /** Requests with unusual valid values to each call. */
  unusualRequests: nightly ? 12 : 2,
  /** The time limit in milliseconds, including the search for a shorter failing sequence (shrinking). */
  timeLimitMs: 240_000 * times,
} as const;
