import { type RefObject, useEffect, useRef, useState } from 'react';

/** So far before it comes into view. */
const AHEAD = '400px';

/** Not every browser says when it is idle. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 1);

/**
 * Whether an element is near what is seen, and the browser has nothing else to do: then what it
 * shows besides is loaded.
 */
export function useIsNear(): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const seen = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && whenIdle(() => setIsNear(true)),
      { rootMargin: AHEAD },
    );
    seen.observe(element.current);
    return () => seen.disconnect();
  }, []);
  return [element, isNear];
}
