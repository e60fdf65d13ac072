/** Whether this document is the copy that this device kept. */
const isCopy = (): boolean => 'kept' in document.documentElement.dataset;

/** Whether the page has no network: there is none, or the document is the copy. Browser only. */
export const isOfflineCopy = (): boolean => isCopy() || !navigator.onLine;

/** Whatever is shown next has come over the network. */
export function dropOfflineCopy(): void {
  delete document.documentElement.dataset.kept;
}

/** For useSyncExternalStore. */
export function subscribeOfflineCopy(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
