import { useEffect, useState, useSyncExternalStore } from 'react';
import { dropOfflineCopy, isOfflineCopy, subscribeOfflineCopy } from './is-offline-copy.ts';

const neverOnServer = () => false;

/**
 * Whether what is shown is from before the network went away. Refetches where there is one, and
 * when it or the user is back.
 * @param serverNow of the data that are shown
 */
export function useOffline(serverNow: string, refetch: () => Promise<void>): boolean {
  const away = useSyncExternalStore(subscribeOfflineCopy, isOfflineCopy, neverOnServer);
  const [first] = useState(serverNow);
  const isFresh = serverNow !== first;
  useEffect(() => {
    const look = () => {
      if (!document.hidden && navigator.onLine) void refetch();
    };
    // a copy is shown too where the network was only slow
    if (isOfflineCopy()) look();
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refetch]);
  useEffect(() => {
    if (isFresh) dropOfflineCopy();
    return dropOfflineCopy;
  }, [isFresh]);
  return away && !(isFresh && navigator.onLine);
}
