/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import all from './jest.config';

/** The tests that Stryker runs for every mutant: those of the rules, which need no browser, or those of the order handler. */
const rules: Config = {
  transform: all.transform ?? {},
  modulePathIgnorePatterns: all.modulePathIgnorePatterns ?? [],
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/testing/allRules.ts'],
};

const order: Config = {
  ...all,
  testMatch: ['<rootDir>/backend/handlers/placeOrder.test.ts'],
  // Stryker loads an environment as it is, by its package's name: not one of our own, in TypeScript. The database that
  // ours brings along comes by itself then.
  testEnvironment: 'jest-fixed-jsdom',
  setupFiles: ['fake-indexeddb/auto', ...(all.setupFiles ?? [])],
};

export default process.env.MUTATION === 'order' ? order : rules;
