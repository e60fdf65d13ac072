import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run, as they do from hydration on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
