/** The QA settings in a URL: `/user/cart?qa=…`. Opening the link again gives the same screens and requests. */
import * as v from 'valibot';
import { groupDigits } from '../../../src/domain/number/digits';
import { THEME_KEY } from '../../../src/domain/storedKeys';
import { openDatabase } from '../../indexeddb/connection/openDatabase';
import { keysOf } from '../../compat/memoryStorage';
import { UnknownAccount, refreshScreens, signedInAs, storeAccount } from '../shop-data/account';
import { type DataSize, SIZE_NAMES } from '../../instrumentation/dataSize';
import { SettingsSchema, changeSettings, clearSettings, settingsFromShare, settingsToShare } from './settings';
import { seedInUse } from '../../../backend/utils/random';
import { setDataSize } from '../shop-data/shopData';

/** Session storage key of the message about a link that failed, in whole or in part. The panel shows it once. */
export const NOTICE_KEY = 'qa-notice';

const LINK_PARAMETER = 'qa';
const VERSION = 1;
const DAMAGED = 'This QA link is damaged or from another version of the shop, so nothing was switched on.';
/** The longest link, in characters. Hosts refuse longer URLs, some from 8 KB on, and would show their own error page. */
export const LINK_MAX = 8000;

const LinkSchema = v.object({
  version: v.literal(VERSION),
  account: v.nullable(v.string()),
  settings: v.object({ ...SettingsSchema.entries, size: v.picklist(SIZE_NAMES) }),
});

/** The URL that reproduces the current screen with its settings in another browser. It uses the samples if the data has no size. */
export function makeLink(): string {
  const settings = settingsToShare();
  const link = { version: VERSION, account: signedInAs(), settings: { ...settings, seed: seedInUse(), size: settings.size ?? 'samples' } };
  const address = new URL(window.location.href);
  address.searchParams.set(LINK_PARAMETER, JSON.stringify(link));
  return address.href;
}

/** Removes the link from the URL. Called when everything is done: a reload before that starts again, a reload after it continues. */
function cleanAddress() {
  const address = new URL(window.location.href);
  address.searchParams.delete(LINK_PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}

/** Fills the shop, with the progress in the tab's title: the app has not started, so no screen can show it. */
async function fillWithProgress(size: DataSize) {
  const { title } = document;
  try {
    await setDataSize(size, { onProgress: (stored, wanted) => { document.title = `Filling the shop: ${groupDigits(stored)} of ${groupDigits(wanted)}`; } });
  } finally {
    document.title = title;
  }
}

/**
 * Applies the link in the URL: replaces all data of this browser's shop. Call it before the app reads stored data. A
 * damaged link changes nothing; after an error it can be called again.
 */
export async function openLink() {
  const text = new URLSearchParams(window.location.search).get(LINK_PARAMETER);
  if (text === null) return;
  const link = v.safeParse(v.pipe(v.string(), v.parseJson(), LinkSchema), text);
  if (!link.success) {
    cleanAddress();
    sessionStorage.setItem(NOTICE_KEY, DAMAGED);
    return;
  }
  const { settings, account } = link.output;
  if (process.env.MOCKS === 'off') {
    // The shop and its accounts are the server's.
    const { size: _size, clock: _clock, ...ofRequests } = settingsFromShare(settings);
    changeSettings(ofRequests);
    cleanAddress();
    return;
  }
  const notices: string[] = [];
  // The theme is a personal preference, which a link does not change.
  for (const key of keysOf(localStorage)) if (key !== THEME_KEY) localStorage.removeItem(key);
  sessionStorage.clear();
  clearSettings();
  // Data first and scenarios last, so that no scenario disturbs the preparation.
  const { overrides, scenarios, ...rest } = settingsFromShare(settings);
  changeSettings(rest);
  const { db } = await openDatabase();
  await db.sessions.clear();
  try {
    await fillWithProgress(settings.size);
  } catch (error) {
    console.warn(error);
    await setDataSize('samples');
    notices.push('The data of this link could not be stored, so the shop has the samples.');
  }
  try {
    await storeAccount(account);
  } catch (error) {
    // The account was registered in the other browser. The rest of the link is applied without it.
    if (!(error instanceof UnknownAccount)) throw error;
    notices.push(error.message);
  }
  if (notices.length > 0) sessionStorage.setItem(NOTICE_KEY, notices.join(' '));
  changeSettings({ overrides, scenarios });
  cleanAddress();
  // Notifies an app that runs already because the first try failed.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  refreshScreens();
}
