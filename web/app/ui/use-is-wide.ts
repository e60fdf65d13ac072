import { useSyncExternalStore } from 'react';

/** From the breakpoint md on. */
const WIDE = '(min-width: 48em)';

function subscribe(changed: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * Whether the window is wide enough for things side by side; null on the server, which does not
 * know.
 */
export function useIsWide(): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => null,
  );
}
