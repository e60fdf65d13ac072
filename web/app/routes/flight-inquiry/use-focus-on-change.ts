import { type RefObject, useEffect, useRef } from 'react';

/** What the reader was at last on this page; the page itself takes the focus when it is come to. */
let last: { readonly at: unknown; readonly path: string } | null = null;

/** For the heading of a part of the page that follows another one in its place: it takes the focus. */
export function useFocusOnChange<Element extends HTMLElement>(
  at: unknown,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    const path = location.pathname;
    if (last && last.path === path && last.at !== at)
      element.current?.focus({ preventScroll: true });
    last = { at, path };
  }, [at]);
  return element;
}
