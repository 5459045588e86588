import { failing, flaky } from './behaviours';
import { onEverything, scenario } from './scenario';

export const flakyEverything = scenario({
  name: 'flaky-everything',
  title: 'Three of ten calls fail, as the seed decides',
  area: 'Everything',
  handlers: () => [onEverything(flaky(30, failing(503)))],
});
