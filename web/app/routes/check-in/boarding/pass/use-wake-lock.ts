import { useEffect } from 'react';

/**
 * Keeps the screen on while `active`, also after the user has been in another tab, where the
 * browser can.
 */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel> | undefined;
    const ask = () => {
      if (document.hidden) return;
      lock = navigator.wakeLock.request('screen');
      // a battery that is low, for instance: the code is shown all the same
      lock.catch(() => undefined);
    };
    ask();
    // the browser ends it whenever the page is hidden
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.then((held) => held.release()).catch(() => undefined);
    };
  }, [active]);
}
