import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/** The last view on this page; the page itself takes the focus when it is opened. */
let last: { readonly at: unknown; readonly path: string } | null = null;

/**
 * For the heading of a part of the page that follows another one in its place: it takes the focus
 * and comes into view; on the way back the page is where it was.
 */
export function useFocusOnChange<Element extends HTMLElement>(
  at: unknown,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    const path = location.pathname;
    if (last && last.path === path && last.at !== at) {
      element.current?.focus({ preventScroll: true });
      if (!isBack) element.current?.scrollIntoView({ block: 'start' });
    }
    last = { at, path };
  }, [at, isBack]);
  return element;
}
