/* oxlint-disable no-extend-native -- a scenario breaks a built-in function on purpose */
import { simulateNewVersion } from '../transport/newVersion';
import { failing, flaky, unreachable, waiting } from './behaviours';
import { evictDatabase, loseDatabase, openDatabaseLate } from './browserDatabase';
import { type ScenarioList, fault, onEveryCall, scenario } from './scenario';
import { translatePage } from './translatePage';

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

/** Every call, and the browser around the shop. */
export const browserScenarios: ScenarioList = [
  scenario('slow-everything', 'Every answer takes two seconds', () => [onEveryCall(waiting(2000))]),
  scenario('flaky-everything', 'Three of ten calls fail, as the seed decides', () => [onEveryCall(flaky(30, failing(503)))]),
  scenario('patchy-network', 'Three of ten calls never arrive, as the seed decides', () => [onEveryCall(flaky(30, unreachable))]),
  scenario('offline', 'The network is gone', () => [onEveryCall(unreachable)]),
  fault('database-opens-late', 'The database opens after four seconds', openDatabaseLate),
  fault('database-dies', 'The database is lost, and every new connection as well', loseDatabase),
  fault('database-evicted', 'The browser has deleted the database, and nothing else', evictDatabase),
  fault('screen-crashes', 'Every screen that shows a price stops working', breakPrices),
  fault('new-version-waiting', 'A new version of the shop is ready, again after each reload', simulateNewVersion),
  fault('page-translated', 'The browser translates the page: copies replace its texts', translatePage),
];
