/* oxlint-disable no-extend-native -- a scenario breaks a built-in function on purpose */
import { simulateNewVersion } from '../transport/newVersion';
import { failing, flaky, unreachable, waiting } from './behaviours';
import { evicting, losing, openingAfter } from './browserDatabase';
import { type ScenarioList, onEveryCall } from './scenario';
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
  {
    name: 'slow-everything',
    title: 'Every answer takes two seconds',
    handlers: () => [onEveryCall(waiting(2000))],
  },
  {
    name: 'flaky-everything',
    title: 'Three of ten calls fail, as the seed decides',
    handlers: () => [onEveryCall(flaky(30, failing(503)))],
  },
  {
    name: 'patchy-network',
    title: 'Three of ten calls never arrive, as the seed decides',
    handlers: () => [onEveryCall(flaky(30, unreachable))],
  },
  {
    name: 'offline',
    title: 'The network is gone',
    handlers: () => [onEveryCall(unreachable)],
  },
  {
    name: 'database-opens-late',
    title: 'The database opens after four seconds',
    begin: openingAfter(4000),
  },
  {
    name: 'database-dies',
    title: 'The database is lost, and every new connection as well',
    begin: losing,
  },
  {
    name: 'database-evicted',
    title: 'The browser has deleted the database, and nothing else',
    begin: evicting,
  },
  {
    name: 'screen-crashes',
    title: 'Every screen that shows a price stops working',
    begin: breakPrices,
  },
  {
    name: 'new-version-waiting',
    title: 'A new version of the shop is ready, again after each reload',
    begin: simulateNewVersion,
  },
  {
    name: 'page-translated',
    title: 'The browser translates the page: copies replace its texts',
    begin: translatePage,
  },
];
