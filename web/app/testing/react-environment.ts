import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { forgetServerNow } from '#web/app/apollo/server-clock.ts';

/** Runs before each test file: sets up act() for React; after each test the page is cleared and the gateway's time unknown. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);
afterEach(forgetServerNow);
