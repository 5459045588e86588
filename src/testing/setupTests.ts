import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';

// A busy machine is slow, not wrong, and the first test to open the back office compiles it: wait before giving up.
configure({ asyncUtilTimeout: 15_000 });

// At one's desk, a test that passes on the second try has found something. A build machine has slow moments that say
// nothing of the shop: there it may try once more, and the first failure is printed. End-to-end tests do the same.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });

// React notes the stack of each element it makes, for its warnings; a tenth of the tests' time. It stops after ten
// thousand a second: here they count as made. Without that counter nothing changes.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<string, object>;
Object.defineProperty(internals ?? {}, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
