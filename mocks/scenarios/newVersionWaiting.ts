import { simulateNewVersion } from '../transport/newVersion';
import { scenario } from './scenario';

export const newVersionWaiting = scenario({
  name: 'new-version-waiting',
  title: 'A new version of the shop is ready, again after each reload',
  area: 'Everything',
  begin: simulateNewVersion,
});
