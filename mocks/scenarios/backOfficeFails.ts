import { administratorCalls, isRead } from './administratorCalls';
import { fail, scenario } from './scenario';

export const backOfficeFails = scenario({
  name: 'back-office-fails',
  title: 'Nothing in the back office can be loaded',
  area: 'Back office',
  handlers: () => administratorCalls.filter(isRead).map((call) => fail(call, 500, 'Something went wrong in the shop')),
});
