/** The clock of the demo: everything the backend dates, it dates by this one. QA can set it, and stop it. */

/** What the clock was set to, and whether it goes on from there. Moments in ISO format. */
export interface ClockSetting {
  /** The moment it was set to. */
  readonly at: string;
  readonly frozen: boolean;
  /** When it was set, in milliseconds of the real clock: a clock that runs goes on from there. */
  readonly since: number;
}

let setting: ClockSetting | null = null;

/** The present moment. */
export function now(): Date {
  if (setting === null) return new Date();
  return new Date(Date.parse(setting.at) + (setting.frozen ? 0 : Date.now() - setting.since));
}

/** What the clock was set to; null while it shows the real time. */
export function clockSetting(): ClockSetting | null {
  return setting;
}

/** Sets the clock; null brings the real time back. */
export function setClock(next: ClockSetting | null) {
  setting = next;
}
