import { useEffect, useRef } from 'react';

/**
 * Calls back when the user returns to the tab, or to the page by the browser's Back: much may have
 * happened.
 */
export function useOnReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  latest.current = onReturn;
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current();
    };
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('pageshow', shown);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('pageshow', shown);
    };
  }, []);
}
