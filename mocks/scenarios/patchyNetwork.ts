import { flaky, unreachable } from './behaviours';
import { onEverything, scenario } from './scenario';

export const patchyNetwork = scenario({
  name: 'patchy-network',
  title: 'Three of ten calls never arrive, as the seed decides',
  area: 'Everything',
  handlers: () => [onEverything(flaky(30, unreachable))],
});
