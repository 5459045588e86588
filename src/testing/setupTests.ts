import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine is slow, not wrong, and the first test to open the back office compiles it: wait before giving up.
configure({ asyncUtilTimeout: 15_000 });

// At one's desk, a test that passes on the second try has found something. A build machine has slow moments that say
// nothing of the shop: there it may try once more, and the first failure is printed. End-to-end tests do the same.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
