import { losing } from './browserDatabase';
import { scenario } from './scenario';

export const databaseDies = scenario({
  name: 'database-dies',
  title: 'The database is lost, and every new connection as well',
  area: 'Everything',
  begin: losing,
});
