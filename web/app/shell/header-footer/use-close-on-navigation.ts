import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** For a popover: closes on navigation. */
export function useCloseOnNavigation(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const popover = box.current;
    if (pathname && popover?.matches(':popover-open')) popover.hidePopover();
  }, [pathname]);
  return box;
}
