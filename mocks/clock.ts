/** The demo clock, which gives every date of the backend. QA can set and freeze it. */

/** A setting of the clock: where it was set, and whether it runs. */
export interface ClockSetting {
  /** The time it was set to, in ISO 8601. */
  readonly at: string;
  readonly frozen: boolean;
  /** When it was set, in milliseconds of the real clock. A running clock continues from there. */
  readonly since: number;
}

let setting: ClockSetting | null = null;

/** The current time of the demo clock. */
export function now(): Date {
  if (setting === null) return new Date();
  return new Date(Date.parse(setting.at) + (setting.frozen ? 0 : Date.now() - setting.since));
}

/** The current setting; null for the real time. */
export function clockSetting(): ClockSetting | null {
  return setting;
}

/** Sets the clock; null restores the real time. */
export function setClock(next: ClockSetting | null) {
  setting = next;
}
