import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { forgetServerNow } from '#web/app/apollo/server-clock.ts';
import { closeToasts } from '#web/app/page/toasts.ts';

/**
 * Runs before each test file: sets up act() for React. After each test the page is cleared, and
 * then what a browser keeps beyond a page: the files of a worker share it.
 */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// Its second is too short for a lazily loaded part of a page on a machine that does other work;
// what is there is found at once.
configure({ asyncUtilTimeout: 10_000 });
/** The page of happy-dom; Node's own tests have none. */
const { happyDOM } = globalThis as { happyDOM?: { setURL(address: string): void } };

// the last one is run first
afterEach(() => {
  forgetServerNow();
  closeToasts();
  if (typeof sessionStorage !== 'undefined') sessionStorage.clear();
  // a link that was pressed, for a download too, has led the page away
  happyDOM?.setURL('http://localhost:3000/');
});
afterEach(cleanup);
