import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';

/**
 * A little longer than a request may take: one that is lost ends in the error page, which says why.
 */
const ARRIVES_WITHIN_MILLISECONDS = 35_000;

/**
 * Knows where the router is going, so that a lost chunk loads the page that was asked for. A page
 * whose files never arrive is loaded as a document: its text needs no script, and a button that
 * waits for it does not wait for ever.
 */
export function useNavigationWatch(): void {
  const { location } = useNavigation();
  useEffect(() => {
    const target = location && createPath(location);
    window.__navigationTarget = target;
    if (!target) return;
    const lost = setTimeout(window.__chunkReload, ARRIVES_WITHIN_MILLISECONDS, target);
    return () => clearTimeout(lost);
  }, [location]);
}
