import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine is slow, not wrong: a test waits longer before it gives up.
configure({ asyncUtilTimeout: 5000 });
