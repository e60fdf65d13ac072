import { useLocation } from 'react-router';
import { replaceUrlState, urlState, useUrlState } from '#web/app/page/url-state.ts';
import { isOpen, withOpen } from './opened.ts';

/**
 * Whether a part of the page is unfolded, and how to unfold or fold it: in the address, and without
 * a navigation.
 */
export function useOpened(name: string): [boolean, (open: boolean) => void] {
  const here = useLocation();
  const opened = useUrlState((search) => isOpen(new URLSearchParams(search), name));
  const setOpened = (open: boolean) => {
    const params = withOpen(new URLSearchParams(urlState(here)), name, open);
    replaceUrlState(here, params.size > 0 ? `?${params}` : '');
  };
  return [opened, setOpened];
}
