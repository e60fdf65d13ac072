import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/**
 * Whether the tab is visible. On the server it is not, so that no page that is rendered subscribes;
 * the browser begins with a visible one.
 */
export function useInViewport(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => !import.meta.env.SSR,
  );
}
