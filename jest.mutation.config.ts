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

const order: Config = { ...all, testMatch: ['<rootDir>/mocks/handlers/{placeOrder,attacks}.test.ts'] };

export default process.env.MUTATION === 'order' ? order : rules;
