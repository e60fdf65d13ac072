import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Runs before each test file: sets up act() for React, and clears the page after each test. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);
