import { administratorCalls, isRead } from './administratorCalls';
import { fail, scenario } from './scenario';

export const changesFail = scenario({
  name: 'changes-fail',
  title: 'Nothing in the back office can be changed',
  area: 'Back office',
  handlers: () => administratorCalls.filter((call) => !isRead(call)).map((call) => fail(call, 500)),
});
