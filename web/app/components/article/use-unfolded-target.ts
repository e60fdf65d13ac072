import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Unfolds what is around the target of the page's address, `#NRT`. Browsers do it for an address
 * that they open themselves; a link within the site does not reach them.
 */
export function useUnfoldedTarget(): void {
  const { hash, key } = useLocation();
  // the key distinguishes the second press of a link from the first
  useEffect(() => {
    if (!key || hash.length < 2) return;
    const folded = document.getElementById(hash.slice(1))?.closest('details');
    if (!folded || folded.open) return;
    folded.open = true;
    folded.scrollIntoView();
  }, [hash, key]);
}
