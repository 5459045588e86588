/** A whole QA setting in an address: `/user/cart?qa=…`. Opening it twice gives the same screens and requests. */
import * as v from 'valibot';
import { THEME_KEY } from '../../src/domain/storedKeys';
import { openShop } from '../db/shop';
import { keysOf } from '../memoryStorage';
import { UnknownAccount, refreshScreens, signedInAs, storeAccount } from './account';
import { NOTICE_KEY } from './visit';
import { SIZE_NAMES } from './dataSize';
import { SettingsSchema, changeSettings, clearSettings, settingsArrived, settingsToTake } from './settings';
import { seedInUse } from './seed';
import { withFillBar } from './fillBar';
import { NoRoom, setDataSize } from './shopData';

const LINK_PARAMETER = 'qa';
const VERSION = 1;
const DAMAGED = 'This QA link is damaged or from another version of the shop, so nothing was switched on.';
/** Hosts refuse longer addresses, some from 8 KB on; whoever followed such a link would see the host's error alone. */
export const LINK_MAX = 8000;
/** How the person likes to see the shop, which no link decides. */
const OWN_CHOICES: readonly string[] = [THEME_KEY];

const LinkSchema = v.object({
  version: v.literal(VERSION),
  account: v.nullable(v.string()),
  settings: v.object({ ...SettingsSchema.entries, size: v.picklist(SIZE_NAMES) }),
});

function encode(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function decode(text: string): string {
  const bytes = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
}

/** The address that brings everybody to this screen with this setting; to the samples where the shop is of no size. */
export function makeLink(): string {
  const settings = settingsToTake();
  const link = { version: VERSION, account: signedInAs(), settings: { ...settings, seed: seedInUse(), size: settings.size ?? 'samples' } };
  const address = new URL(window.location.href);
  address.searchParams.set(LINK_PARAMETER, encode(JSON.stringify(link)));
  return address.href;
}

function readLink(text: string): v.InferOutput<typeof LinkSchema> | null {
  try {
    return v.parse(LinkSchema, JSON.parse(decode(text)));
  } catch {
    return null;
  }
}

function forgetClient() {
  for (const key of keysOf(localStorage)) {
    if (!OWN_CHOICES.includes(key)) localStorage.removeItem(key);
  }
  sessionStorage.clear();
}

/** Takes the link out of the address once all of it is done: a reload before that begins anew, one after it goes on. */
function cleanAddress() {
  const address = new URL(window.location.href);
  address.searchParams.delete(LINK_PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}

/** An app that runs already, because the first try had failed, is told that everything has changed. */
function announceShop() {
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  refreshScreens();
}

/**
 * Does what the link in the address says: everything in this browser's shop is replaced. Call it before the app reads
 * what is stored. A damaged link changes nothing; where it fails, it can be called again.
 */
export async function openLink() {
  const text = new URLSearchParams(window.location.search).get(LINK_PARAMETER);
  if (text === null) return;
  const link = readLink(text);
  if (!link) {
    cleanAddress();
    sessionStorage.setItem(NOTICE_KEY, DAMAGED);
    return;
  }
  const { settings, account } = link;
  const notices: string[] = [];
  forgetClient();
  clearSettings();
  // Data first, and the scenarios last: nothing may stand in the way of preparing the shop.
  const { overrides, scenarios, ...rest } = settingsArrived(settings);
  changeSettings(rest);
  const { db } = await openShop();
  await db.sessions.clear();
  try {
    await withFillBar((watch) => setDataSize(settings.size, watch));
  } catch (error) {
    if (!(error instanceof NoRoom)) throw error;
    await setDataSize('samples');
    notices.push(error.message);
  }
  try {
    await storeAccount(account);
  } catch (error) {
    // Somebody who registered in the other browser: the rest of the setting holds without them.
    if (!(error instanceof UnknownAccount)) throw error;
    notices.push(error.message);
  }
  if (notices.length > 0) sessionStorage.setItem(NOTICE_KEY, notices.join(' '));
  changeSettings({ overrides, scenarios });
  cleanAddress();
  announceShop();
}
