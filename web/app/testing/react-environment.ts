import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { forgetServerNow } from '#web/app/apollo/server-clock.ts';

/** Runs before each test file: sets up act() for React; after each test the page is cleared and the gateway's time unknown. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// Its second is too short for a lazily loaded part of a page on a machine that does other work; what is there is found at once.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
afterEach(forgetServerNow);
