import { waiting } from './behaviours';
import { onEverything, scenario } from './scenario';

export const slowEverything = scenario({
  name: 'slow-everything',
  title: 'Every answer takes two seconds',
  area: 'Everything',
  handlers: () => [onEverything(waiting(2000))],
});
