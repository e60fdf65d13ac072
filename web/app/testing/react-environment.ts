import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Imported by tests that render: tells React that they wrap their updates in act(), and clears the page after each. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);
