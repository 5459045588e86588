import { administratorChanges } from './administratorCalls';
import { fail, scenario } from './scenario';

export const changesFail = scenario({
  name: 'changes-fail',
  title: 'Nothing in the back office can be changed',
  area: 'Back office',
  handlers: () => administratorChanges.map((call) => fail(call, 500)),
});
