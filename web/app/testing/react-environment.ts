import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Imported by tests that render: sets up act() for React, and clears the page after each. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);
