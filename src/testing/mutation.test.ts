/** Mutation testing takes long and is run by hand; this checks that it can start. */
import { execFileSync } from 'node:child_process';
import type { Config } from 'jest';

const part = process.env.MUTATION;
afterEach(() => {
  if (part === undefined) delete process.env.MUTATION;
  else process.env.MUTATION = part;
});

test.each(['rules', 'order'])('the tests of the %s run in Stryker: in an environment that Node can load without a transform', (name) => {
  process.env.MUTATION = name;
  jest.isolateModules(() => {
    const { testEnvironment = 'node' } = jest.requireActual<{ default: Config }>('../../jest.mutation.config').default;
    const environment = testEnvironment === 'node' ? 'jest-environment-node' : testEnvironment;
    const load = () => execFileSync(process.execPath, ['-e', `require(${JSON.stringify(environment)})`], { stdio: 'pipe' });
    expect(load).not.toThrow();
  });
});
