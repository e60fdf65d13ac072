import { useLocation } from 'react-router';
import { replaceShownSearch, shownSearch, useShownSearch } from '#web/app/page/shown-search.ts';
import { isOpen, withOpen } from './opened.ts';

/** Whether a part of the page is unfolded, and how to unfold or fold it: in the address, and without a navigation. */
export function useOpened(name: string): [boolean, (open: boolean) => void] {
  const here = useLocation();
  const opened = useShownSearch((search) => isOpen(new URLSearchParams(search), name));
  const setOpened = (open: boolean) => {
    const params = withOpen(new URLSearchParams(shownSearch(here)), name, open);
    replaceShownSearch(here, params.size > 0 ? `?${params}` : '');
  };
  return [opened, setOpened];
}
