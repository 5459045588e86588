import { openingAfter } from './browserDatabase';
import { scenario } from './scenario';

export const databaseOpensLate = scenario({
  name: 'database-opens-late',
  title: 'The database opens after four seconds',
  area: 'Everything',
  begin: openingAfter(4000),
});
