import { useEffect, useRef } from 'react';

/**
 * For a page that shows another view at the same path: the focus goes to the heading of the new
 * view, as after navigation.
 * @param view what is shown, as a text
 */
export function useHeadingFocus(view: string): void {
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [view]);
}
