/** A rush hour: customers order at a chosen rate until it is stopped. It continues while the panel is closed, and ends with the page. */
import * as v from 'valibot';
import { SEED_MAX, wholeNumber } from '../../../src/domain/demo-data/demoData';
import { CLOCK_SPEEDS, setClockSpeed } from '../../../backend/utils/clock';
import { changed } from '../../instrumentation/changeListeners';
import { wait } from '../../transport/latency';
import { readItem, storeItem } from '../../../src/shared/utils/safeStorage';
import { readJson } from '../../../src/shared/utils/readJson';
import { Customers } from './customers';

/** The highest rate. */
export const RATE_MAX = 120;
const WRONG_RATE = `Please enter a whole number from 1 to ${String(RATE_MAX)}`;

/** Session storage key that is set while the rush hour runs, and that a reload finds. */
const RUNNING_KEY = 'qa-rush-hour';
/** Session storage key of the latest pace, which the panel offers again after a reload. */
const PACE_KEY = 'qa-rush-hour-pace';

/** How a rush hour runs. */
export const PaceSchema = v.object({
  /** Orders per minute of real time, whatever the speed of the shop's clock. */
  rate: v.optional(v.pipe(v.number(WRONG_RATE), v.integer(WRONG_RATE), v.minValue(1, WRONG_RATE), v.maxValue(RATE_MAX, WRONG_RATE)), 30),
  /** How many times as fast the shop's clock runs. */
  speed: v.optional(v.picklist(CLOCK_SPEEDS), 1),
  /** The same seed and the same menu give the same orders. */
  seed: v.optional(wholeNumber(SEED_MAX), 1),
});
export type Pace = v.InferOutput<typeof PaceSchema>;

/** The state of the rush hour, and the result of the last one. */
interface RushHour extends Pace {
  readonly state: 'stopped' | 'running' | 'paused';
  /** The number of orders placed. */
  readonly placed: number;
  /** The number of orders that were refused or failed. */
  readonly refused: number;
  /** The reason of the latest refused order; empty if there was none. */
  readonly reason: string;
}

let rush: RushHour = { ...(readJson('sessionStorage', PACE_KEY, PaceSchema) ?? v.parse(PaceSchema, {})), state: 'stopped', placed: 0, refused: 0, reason: '' };
let customers = new Customers(rush.seed);
/** Ends the stretch until the next pause or stop. */
let stretch = new AbortController();
/** The order that is being placed. */
let placing: Promise<void> = Promise.resolve();

function note(next: Partial<RushHour>) {
  rush = { ...rush, ...next };
  changed();
}

async function placeNext() {
  const ordering = customers;
  // The last order of a rush hour that was stopped is not counted for the next one.
  const count = (next: Partial<RushHour>) => { if (ordering === customers) note(next); };
  try {
    await ordering.placeOrder(rush.placed + rush.refused);
    count({ placed: rush.placed + 1 });
  } catch (error) {
    count({ refused: rush.refused + 1, reason: error instanceof Error ? error.message : String(error) });
  }
}

/** Places one order after another. Slow calls delay the following orders, which are not caught up. */
async function serve({ signal }: AbortController) {
  await placing;
  while (!signal.aborted) {
    const began = performance.now();
    await (placing = placeNext());
    await wait(60_000 / rush.rate - (performance.now() - began), signal);
  }
}

function begin() {
  stretch = new AbortController();
  const { rate, speed, seed } = rush;
  storeItem('sessionStorage', PACE_KEY, JSON.stringify({ rate, speed, seed }));
  note({ state: 'running' });
  setClockSpeed(rush.speed);
  void serve(stretch);
}

/** The current state. */
export function currentRushHour(): RushHour {
  return rush;
}

/** Whether the page was left while a rush hour ran, which ended it. */
export function endedWithPage(): boolean {
  return rush.state === 'stopped' && readItem('sessionStorage', RUNNING_KEY) !== null;
}

/**
 * Starts a rush hour.
 * @param pace by default 30 orders a minute, the clock at its real speed, seed 1
 * @throws ValiError for a wrong pace; Error if one runs in this tab already
 */
export function startRushHour(pace: Partial<Pace> = {}) {
  const parsed = v.parse(PaceSchema, pace);
  if (rush.state !== 'stopped') throw new Error('A rush hour runs already.');
  storeItem('sessionStorage', RUNNING_KEY, 'running');
  customers = new Customers(parsed.seed);
  rush = { ...rush, ...parsed, placed: 0, refused: 0, reason: '' };
  begin();
}

/** Pauses: no further order is placed, and the shop's clock runs at its real speed. */
export function pauseRushHour() {
  if (rush.state !== 'running') return;
  stretch.abort();
  setClockSpeed(1);
  note({ state: 'paused' });
}

/** Continues with the next order. @param pace what changes @throws ValiError for a wrong pace */
export function resumeRushHour(pace: Partial<Pick<Pace, 'rate' | 'speed'>> = {}) {
  const parsed = v.parse(PaceSchema, { ...rush, ...pace });
  if (rush.state !== 'paused') return;
  rush = { ...rush, ...parsed };
  begin();
}

/**
 * Stops. The shop's clock runs on at its real speed from the time it shows, so that no later date is before an earlier one.
 * @returns the result, once the order that is being placed is counted
 */
export async function stopRushHour(): Promise<RushHour> {
  if (rush.state !== 'stopped') {
    stretch.abort();
    setClockSpeed(1);
    sessionStorage.removeItem(RUNNING_KEY);
    note({ state: 'stopped' });
  }
  await placing;
  return rush;
}

/** The rush hour for the console and for tests. */
export const rushHour = { current: currentRushHour, start: startRushHour, pause: pauseRushHour, resume: resumeRushHour, stop: stopRushHour };
