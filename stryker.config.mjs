/**
 * Mutation testing: every rule is broken in every way that Stryker knows, and some test has to notice. Made of two parts,
 * because a rule is tried in a moment and an order takes a backend: `npm run test:mutation` runs both.
 */
const part = process.env.MUTATION === 'order' ? 'order' : 'rules';

const MUTATED = {
  // Without what is declared and does nothing: the calls (access.test.ts and the API's description hold those) and lists of values.
  rules: ['src/domain/**/*.ts', '!src/domain/**/*.test.ts', '!src/domain/calls/*.ts', '!src/domain/{contract,routes,user/demoAccounts}.ts'],
  order: ['backend/handlers/placeOrder.ts'],
};

/** @satisfies {Record<string, unknown>} */
const options = {
  testRunner: 'jest',
  jest: { configFile: 'jest.mutation.config.ts', enableFindRelatedTests: false },
  mutate: MUTATED[part],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Generous, because a mutant counts as noticed when its time is up: a busy machine must not make the score.
  timeoutMS: 30_000,
  // Not the rules: their tests run as one file, in which Stryker would not see that one has changed.
  incremental: part === 'order',
  incrementalFile: `.cache/stryker-${part}.json`,
  tempDirName: '.cache/stryker',
  ignorePatterns: ['dist', 'coverage', 'test-results', 'docs', 'e2e', 'bench', 'public', '.cache'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: `test-results/mutation-${part}.json` },
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};

export default options;
