import { NO_PERMISSION } from '../../src/domain/http/apiRefusal';
import { administratorCalls } from './administratorCalls';
import { fail, scenario } from './scenario';

export const forbidden = scenario({
  name: 'forbidden',
  title: 'Administrators may no longer do anything',
  area: 'Back office',
  handlers: () => administratorCalls.map((call) => fail(call, 403, NO_PERMISSION)),
});
