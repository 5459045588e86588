import { format } from 'node:util';
import './reactAct';
import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';

// Long enough for a busy machine, and for the first test that compiles the back office.
configure({ asyncUtilTimeout: 30_000 });

// While `waitFor` polls, Testing Library would print the page into the error of each attempt; only the last error is shown,
// and that one is printed in full anyway.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// React's act() warnings are off: state changes at its own time, as in a browser, and tests wait for what the screen shows.
beforeEach(() => { Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false); });

// An unexpected console error or warning is a fault, or hides one, and fails the test. A test that expects one mocks the
// console with jest.spyOn.
const errors: string[] = [];
const recording = (write: (...values: unknown[]) => void) => (...values: unknown[]) => {
  errors.push(format(...values));
  write(...values);
};
Object.assign(console, { error: recording(console.error), warn: recording(console.warn) });
afterEach(() => { expect(errors.splice(0)).toEqual([]); });

// Before what a test file does after its tests.
afterEach(() => { jest.restoreAllMocks(); });

// Locally, a test that passes only on a second try has found a bug. A CI machine has slow moments, so there a test may retry
// once, and the first failure is printed. End-to-end tests do the same.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
