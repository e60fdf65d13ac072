import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { splitLocale } from '#web/app/i18n/locale-path.ts';
import { MAIN_ID } from './header-footer/main.tsx';

/**
 * After navigation the focus goes to the new page's heading; not after a change of language or of
 * the query.
 */
export function FocusOnNavigation() {
  const { pathname } = useLocation();
  const { path } = splitLocale(pathname);
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    const main = document.getElementById(MAIN_ID);
    const target = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
    target?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
