import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the question that the address names, and shows it: a search or a link has led there. */
export function useOpenQuestion(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = document.getElementById(hash.slice(1));
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    named.scrollIntoView();
  }, [hash]);
}
