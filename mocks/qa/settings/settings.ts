/** All QA settings as one object, for storing, links and capsules. */
import * as v from 'valibot';
import { InstantSchema } from '../../../src/domain/date/dates';
import { SEED_MAX, wholeNumber } from '../../../src/domain/demo-data/demoData';
import { QA_SETTINGS_KEY } from '../../../src/domain/storedKeys';
import { storeItem } from '../../../src/shared/utils/safeStorage';
import { clockSetting, now, setClock } from '../../../backend/utils/clock';
import { latency, setLatency } from '../../transport/latency';
import { activeScenarios, catalogue, clearScenarios, disableScenario, enableScenario } from '../../scenarios/catalogue';
import { changed, onChange } from '../../instrumentation/changeListeners';
import { SIZE_NAMES, dataSize, recordDataSize } from '../../instrumentation/dataSize';
import { readJson } from '../../../src/shared/utils/readJson';
import { OverrideSchema, activeOverrides, removeOverride, setOverride } from './overrides';
import { chosenSeed, setSeed } from '../../../backend/utils/random';

/** The highest latency, in milliseconds. */
export const LATENCY_MAX = 30_000;

/** The settings in storage, a link or a capsule. */
export const SettingsSchema = v.object({
  scenarios: v.array(v.pipe(v.string(), v.check((name) => catalogue.some((each) => each.name === name)))),
  overrides: v.array(OverrideSchema),
  latency: wholeNumber(LATENCY_MAX),
  seed: v.nullable(wholeNumber(SEED_MAX)),
  /** The data size (dataSize.ts); null if the data has none, or one that an earlier version knew. */
  size: v.fallback(v.nullable(v.picklist(SIZE_NAMES)), null),
  clock: v.nullable(v.object({ at: InstantSchema, frozen: v.boolean(), since: v.number() })),
});
export type Settings = v.InferOutput<typeof SettingsSchema>;

/** The current settings. */
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

/** The current settings for a link or a file. The clock is replaced by the time it shows. */
export function settingsToShare(): Settings {
  const settings = currentSettings();
  return { ...settings, clock: settings.clock && { ...settings.clock, at: now().toISOString(), since: 0 } };
}

/** The settings of a link or a file, for this browser: the clock continues from its time. */
export function settingsFromShare({ clock, ...settings }: Settings): Settings {
  return { ...settings, clock: clock && { ...clock, since: Date.now() } };
}

/** Changes some settings. Active scenarios that stay active are not restarted, unless the seed changes. */
export function changeSettings(change: Partial<Settings>) {
  if (change.latency !== undefined) setLatency(change.latency);
  if (change.size !== undefined) recordDataSize(change.size);
  if (change.clock !== undefined) setClock(change.clock);
  const begun = activeScenarios();
  const wanted = change.scenarios ?? begun;
  const newSeed = change.seed !== undefined && change.seed !== chosenSeed();
  if (change.seed !== undefined) setSeed(change.seed);
  if (newSeed) clearScenarios();
  for (const name of activeScenarios()) if (!wanted.includes(name)) disableScenario(name);
  for (const name of wanted) if (!activeScenarios().includes(name)) enableScenario(name);
  if (change.overrides !== undefined) {
    for (const { call } of activeOverrides()) removeOverride(call);
    change.overrides.forEach(setOverride);
  }
  changed();
}

/** Switches everything off; the data stays. */
export function clearSettings() {
  clearScenarios();
  changeSettings({ overrides: [], latency: 0, seed: null, clock: null });
}

/** The number of active settings, for the badge. */
export function countEnabled({ scenarios, overrides, latency: wait, seed, clock }: Settings): number {
  return scenarios.length + overrides.length + Number(wait > 0) + Number(seed !== null) + Number(clock !== null);
}

function remember() {
  const settings = currentSettings();
  storeItem('sessionStorage', QA_SETTINGS_KEY, countEnabled(settings) === 0 ? null : JSON.stringify(settings));
}

/** Restores the settings of this tab, and stores every change from now on: they survive a reload, and end with the tab. */
export function keepSettings() {
  const stored = readJson('sessionStorage', QA_SETTINGS_KEY, SettingsSchema);
  // The size is shared by all tabs, and another tab may have changed it since.
  if (stored) changeSettings({ ...stored, size: dataSize() });
  remember();
  onChange(remember);
}
