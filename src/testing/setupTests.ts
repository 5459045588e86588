import { format } from 'node:util';
import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

// A busy machine is slow, not wrong, and the first test to open the back office compiles it: wait before giving up.
configure({ asyncUtilTimeout: 15_000 });

// While something is waited for, Testing Library would print the page into the error of each look that fails; nobody reads
// but the last, which it prints anew.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// What happens here happens as in a browser, at its own time, and tests wait for what the screen shows. Testing Library
// wraps what it does itself; that more happens between two of its calls is nothing for React to warn of.
beforeEach(() => { Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false); });

// A complaint on the console that no test has asked for is a fault, or hides one. Where it belongs to what is tested, the
// test takes it over with jest.spyOn.
const complaints: string[] = [];
const noting = (write: (...said: unknown[]) => void) => (...said: unknown[]) => {
  complaints.push(format(...said));
  write(...said);
};
Object.assign(console, { error: noting(console.error), warn: noting(console.warn) });
afterEach(() => { expect(complaints.splice(0)).toEqual([]); });

// At one's desk, a test that passes on the second try has found something. A build machine has slow moments that say
// nothing of the shop: there it may try once more, and the first failure is printed. End-to-end tests do the same.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });

// React notes the stack of each element it makes, for its warnings; a tenth of the tests' time. It stops after ten
// thousand a second: here they count as made. Without that counter nothing changes.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<string, object>;
Object.defineProperty(internals ?? {}, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() { /* It stays. */ } });
