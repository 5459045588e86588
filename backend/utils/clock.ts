/** The demo clock, which gives every date of the backend. QA can set and freeze it, and a rush hour speeds it up. */

/** A setting of the clock: where it was set, and whether it runs. */
export interface ClockSetting {
  /** The time it was set to, in ISO 8601. */
  readonly at: string;
  readonly frozen: boolean;
  /** When it was set, in milliseconds of the real clock. A running clock continues from there. */
  readonly since: number;
}

/** How many times as fast as the real time the clock can run. */
export const CLOCK_SPEEDS = [1, 10, 60] as const;
export type ClockSpeed = (typeof CLOCK_SPEEDS)[number];

let setting: ClockSetting | null = null;
let speed: ClockSpeed = 1;

/** The current time of the demo clock. */
export function now(): Date {
  if (setting === null) return new Date();
  return new Date(Date.parse(setting.at) + (setting.frozen ? 0 : (Date.now() - setting.since) * speed));
}

/** The current setting; null for the real time. It has no speed, which ends with the page: the clock continues from the time it shows. */
export function clockSetting(): ClockSetting | null {
  return speed === 1 ? setting : settled();
}

/** Sets the clock; null restores the real time and its speed. */
export function setClock(next: ClockSetting | null) {
  setting = next;
  if (next === null) speed = 1;
}

/** The current speed. */
export function clockSpeed(): ClockSpeed {
  return speed;
}

/** Changes the speed from the present time of the clock on; the time never goes back. A frozen clock stays frozen. */
export function setClockSpeed(next: ClockSpeed) {
  if (next === speed) return;
  setting = settled();
  speed = next;
}

function settled(): ClockSetting {
  return { at: now().toISOString(), frozen: setting?.frozen ?? false, since: Date.now() };
}
