import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine is slow, not wrong, and the first test to open the back office compiles it: wait before giving up.
configure({ asyncUtilTimeout: 15_000 });
