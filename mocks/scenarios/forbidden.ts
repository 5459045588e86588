import { administratorCalls } from './administratorCalls';
import { fail, scenario } from './scenario';

const NO_PERMISSION = "You don't have permission to access the admin panel";

export const forbidden = scenario({
  name: 'forbidden',
  title: 'Administrators may no longer do anything',
  area: 'Back office',
  handlers: () => administratorCalls.map((call) => fail(call, 403, NO_PERMISSION)),
});
