import { contract } from '../../src/domain/contract';
import { administratorReads } from './administratorCalls';
import { type Behaviour, failing } from './behaviours';
import { on, scenario } from './scenario';

const { getBanners, getFood, getOrder } = contract;
const broken = failing(500);

/** Fails calls that the storefront makes as well, but only while the page's URL is in the back office. */
const brokenHere: Behaviour = (request) => (/\/dashboard(\/|$)/.test(window.location.pathname) ? broken(request) : undefined);

export const backOfficeFails = scenario({
  name: 'back-office-fails',
  title: 'Nothing in the back office can be loaded',
  area: 'Back office',
  handlers: () => [
    ...administratorReads.map((call) => on(call, broken)),
    ...[getBanners, getFood, getOrder].map((call) => on(call, brokenHere)),
  ],
});
