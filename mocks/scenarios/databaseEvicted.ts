import { evicting } from './browserDatabase';
import { scenario } from './scenario';

export const databaseEvicted = scenario({
  name: 'database-evicted',
  title: 'The browser has deleted the database, and nothing else',
  area: 'Everything',
  begin: evicting,
});
