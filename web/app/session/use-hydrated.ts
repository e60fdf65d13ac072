import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run, as they do from hydration on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
