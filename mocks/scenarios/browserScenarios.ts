/* oxlint-disable no-extend-native -- a scenario breaks a built-in function on purpose */
import type { Call } from '../../src/domain/calls/call';
import { getEvents } from '../../src/domain/calls/eventCalls';
import { contract } from '../../src/domain/contract';
import { closeCurrentDatabase } from '../indexeddb/connection/openDatabase';
import { setStorageMarker, storageMarker } from '../indexeddb/connection/storageMarker';
import { DATABASE_NAME } from '../indexeddb/database';
import { NEW_VERSION_EVENT } from '../transport/workerTransport';
import { type ScenarioList, changingText, failing, fault, flaky, inTurn, on, onEveryCall, scenario, unreachable, waiting, working } from './scenario';
import { addPasswordManager } from './passwordManager';
import { translatePage } from './translatePage';

/*
 * Of a failing IndexedDB: each closes the current connection, so that the next call opens another. The stored data does not
 * change.
 */

/** The error of Chromium after its storage process has ended. */
const lost = () => new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');

/** Lets `take` name the database to open instead, or throw. Scenarios may end in any order, so what has ended passes the name on. */
function detour(take: (name: string) => string): () => void {
  const { open } = IDBFactory.prototype;
  let hasEnded = false;
  IDBFactory.prototype.open = function (name, version) {
    return open.call(this, hasEnded || name !== DATABASE_NAME ? name : take(name), version);
  };
  closeCurrentDatabase();
  return () => {
    hasEnded = true;
    closeCurrentDatabase();
  };
}

/** For how long the database cannot be opened, in milliseconds. */
const LATE_MS = 4000;

/** Makes opening the database fail for a while from the first attempt. */
function openDatabaseLate(): () => void {
  let opensAt: number | undefined;
  return detour((name) => {
    opensAt ??= performance.now() + LATE_MS;
    if (performance.now() < opensAt) throw lost();
    return name;
  });
}

/** Makes every transaction fail, also on a new connection. */
function loseDatabase(): () => void {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...stores) {
    if (this.name === DATABASE_NAME) throw lost();
    return transaction.apply(this, stores);
  };
  // Dexie keeps the unpatched function of an open connection.
  closeCurrentDatabase();
  return () => {
    IDBDatabase.prototype.transaction = transaction;
    closeCurrentDatabase();
  };
}

const STAND_IN = `${DATABASE_NAME} evicted`;

/** Opens an empty database instead, as after the browser has evicted the stored one, now and after each reload. */
function evictDatabase(): () => void {
  indexedDB.deleteDatabase(STAND_IN);
  // Notes a stored database, as after an earlier visit.
  setStorageMarker(storageMarker() ?? 'unasked');
  const end = detour(() => STAND_IN);
  return () => {
    end();
    indexedDB.deleteDatabase(STAND_IN);
  };
}

/** Breaks a built-in function. A response cannot crash a screen, because each is checked against the contract. */
function breakPrices() {
  const { toFixed } = Number.prototype;
  Number.prototype.toFixed = function (digits) {
    // Two digits mean a price; other numbers work.
    if (digits === 2) throw new Error('A price could not be written');
    return toFixed.call(this, digits);
  };
  return () => { Number.prototype.toFixed = toFixed; };
}

/** Removes the constructor of Web Audio, as in hardened browsers. */
function removeWebAudio() {
  const audio = Object.getOwnPropertyDescriptor(window, 'AudioContext');
  Reflect.deleteProperty(window, 'AudioContext');
  return () => {
    if (audio) Object.defineProperty(window, 'AudioContext', audio);
  };
}

/** The reading calls, but not the check of the session, whose failure replaces every screen. */
const reads = (Object.values(contract) as Call[]).filter((call) => call.method === 'GET' && call !== contract.getSession);

/** How much later than `print()` returns the page is laid out for paper, in milliseconds. */
const PRINT_LATE_MS = 500;

/** Makes `print()` return at once, as on Android, where the page is laid out for paper afterwards. */
function printLater() {
  const print = window.print.bind(window);
  window.print = () => { setTimeout(print, PRINT_LATE_MS); };
  return () => { window.print = print; };
}

/** Makes the app behave as if a new version were ready. The returned function does nothing: the user dismisses the notice on the screen. */
function announceNewVersion() {
  window.dispatchEvent(new Event(NEW_VERSION_EVENT));
  return () => undefined;
}

/** The event stream. */
export const eventScenarios: ScenarioList = [
  scenario('events-lost', 'The event stream cannot be opened', () => [on(getEvents, unreachable)]),
  scenario('events-late', 'Events arrive three seconds late', () => [on(getEvents, waiting(3000))]),
  scenario('events-twice', 'Every event arrives twice', () => [on(getEvents, changingText((stream) => stream + stream))]),
  scenario('events-out-of-order', 'Events arrive in the opposite order', () => [
    // Each message ends with an empty line.
    on(getEvents, changingText((stream) => stream.match(/[^]+?\n\n/g)?.reverse().join('') ?? '')),
  ]),
];

/** Every call, and the browser around the shop. */
export const browserScenarios: ScenarioList = [
  scenario('slow-everything', 'Every answer takes two seconds', () => [onEveryCall(waiting(2000))]),
  scenario('flaky-everything', 'Three of ten calls fail, as the seed decides', () => [onEveryCall(flaky(30, failing(503)))]),
  scenario('patchy-network', 'Three of ten calls never arrive, as the seed decides', () => [onEveryCall(flaky(30, unreachable))]),
  scenario('offline', 'The network is gone', () => [onEveryCall(unreachable)]),
  scenario('lists-fail-later', 'Every list loads once, and fails from then on', () => reads.map((call) => on(call, inTurn(working, failing(500))))),
  fault('database-opens-late', 'The database opens after four seconds', openDatabaseLate),
  fault('database-dies', 'The database is lost, and every new connection as well', loseDatabase),
  fault('database-evicted', 'The browser has deleted the database, and nothing else', evictDatabase),
  fault('screen-crashes', 'Every screen that shows a price stops working', breakPrices),
  fault('no-web-audio', 'The browser has no Web Audio', removeWebAudio),
  fault('print-returns-early', 'print() returns before the page is printed, as on Android', printLater),
  fault('new-version-waiting', 'A new version of the shop is ready, again after each reload', announceNewVersion),
  fault('page-translated', 'The browser translates the page: copies replace its texts', translatePage),
  fault('password-manager', 'A password manager puts an element of its own beside each field', addPasswordManager),
];
