import { CHANGED_MEANWHILE } from '../../src/domain/http/conflict';
import { administratorChanges } from './administratorCalls';
import { fail, scenario } from './scenario';

export const changesConflict = scenario({
  name: 'changes-conflict',
  title: 'Somebody else has just changed the same thing',
  area: 'Back office',
  handlers: () => administratorChanges.map((call) => fail(call, 409, CHANGED_MEANWHILE)),
});
