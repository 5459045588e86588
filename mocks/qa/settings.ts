/** All that QA has switched on: read, stored, put into a link and into a capsule as one thing. */
import * as v from 'valibot';
import { readInstant } from '../../src/domain/dates';
import { SEED_MAX } from '../../src/domain/demoData';
import { clockSetting, now, setClock } from '../clock';
import { latency, setLatency } from '../latency';
import { activeScenarios, clearScenarios, dropScenario, useScenario } from '../scenarios/active';
import { catalogue } from '../scenarios/catalogue';
import { changed } from './changes';
import { SIZE_NAMES, dataSize, noteDataSize } from './dataSize';
import { OverrideSchema, activeOverrides, dropOverride, putOverride } from './overrides';
import { chosenSeed, setSeed } from './seed';

/** The most that every call can be kept waiting, in milliseconds. */
export const LATENCY_MAX = 30_000;

/** The latest moment that the clock is set to: of years of five digits nothing else here can tell. */
export const LATEST_MOMENT = Date.UTC(9999, 11, 31);

const wholeNumber = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** Whether the moment exists and its year has four digits. February 31 would be read as a day in March. */
function canBeTold(moment: string): boolean {
  const day = moment.slice(0, 10);
  return Date.parse(moment) <= LATEST_MOMENT && readInstant(day)?.startsWith(day) === true;
}

/** All of it as a stored setting, a link or a capsule holds it. */
export const SettingsSchema = v.object({
  scenarios: v.array(v.pipe(v.string(), v.check((name) => catalogue.some((each) => each.name === name)))),
  overrides: v.array(OverrideSchema),
  latency: wholeNumber(LATENCY_MAX),
  seed: v.nullable(wholeNumber(SEED_MAX)),
  /** The size of the shop, as dataSize notes it; null where it is none of them. */
  size: v.nullable(v.picklist(SIZE_NAMES)),
  clock: v.nullable(v.object({ at: v.pipe(v.string(), v.isoTimestamp(), v.check(canBeTold)), frozen: v.boolean(), since: wholeNumber(LATEST_MOMENT) })),
});
export type Settings = v.InferOutput<typeof SettingsSchema>;

/** What is switched on now. */
export function currentSettings(): Settings {
  return {
    scenarios: activeScenarios(),
    overrides: activeOverrides(),
    latency: latency(),
    seed: chosenSeed(),
    size: dataSize(),
    clock: clockSetting(),
  };
}

/** The same to be taken elsewhere, in a link or a file: of a clock the moment that it shows. */
export function settingsToTake(): Settings {
  const settings = currentSettings();
  return { ...settings, clock: settings.clock && { ...settings.clock, at: now().toISOString(), since: 0 } };
}

/** What was taken, where it has arrived: the clock goes on from its moment. */
export function settingsArrived({ clock, ...settings }: Settings): Settings {
  return { ...settings, clock: clock && { ...clock, since: Date.now() } };
}

/** Changes some of it. Scenarios that stay on are not begun anew, unless the seed they draw from is another. */
export function changeSettings(change: Partial<Settings>) {
  if (change.latency !== undefined) setLatency(change.latency);
  if (change.size !== undefined) noteDataSize(change.size);
  if (change.clock !== undefined) setClock(change.clock);
  const begun = activeScenarios();
  const wanted = change.scenarios ?? begun;
  const newSeed = change.seed !== undefined && change.seed !== chosenSeed();
  if (change.seed !== undefined) setSeed(change.seed);
  if (newSeed) clearScenarios();
  for (const name of activeScenarios()) if (!wanted.includes(name)) dropScenario(name);
  for (const name of wanted) if (!activeScenarios().includes(name)) useScenario(name);
  if (change.overrides !== undefined) {
    for (const { call } of activeOverrides()) dropOverride(call);
    change.overrides.forEach(putOverride);
  }
  changed();
}

/** Switches everything off; the data stays. */
export function clearSettings() {
  clearScenarios();
  changeSettings({ overrides: [], latency: 0, seed: null, clock: null });
}

/** How many things are switched on, for the badge. */
export function countSwitchedOn({ scenarios, overrides, latency: wait, seed, clock }: Settings): number {
  return scenarios.length + overrides.length + Number(wait > 0) + Number(seed !== null) + Number(clock !== null);
}
