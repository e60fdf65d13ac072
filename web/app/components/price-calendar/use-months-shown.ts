import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 48em)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Two months beside each other from the breakpoint md on, one below. */
export const useMonthsShown = (): 1 | 2 =>
  useSyncExternalStore(
    subscribe,
    () => (matchMedia(WIDE).matches ? 2 : 1),
    () => 1,
  );
