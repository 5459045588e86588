import { unreachable } from './behaviours';
import { onEverything, scenario } from './scenario';

export const offline = scenario({
  name: 'offline',
  title: 'The network is gone',
  area: 'Everything',
  handlers: () => [onEverything(unreachable)],
});
