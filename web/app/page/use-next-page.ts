import { useEffect } from 'react';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { preloadPage } from './route-preloader.tsx';

/** A page that has just been opened has enough to do. */
const AFTER_MILLISECONDS = 2000;

/**
 * Loads the next step of a task while this one is read: its code and texts, so that going on waits
 * for its data alone.
 * @param path the English path of the step, without what it is about
 */
export function useNextPage(path: string): void {
  const page = useLocalePath()(path);
  useEffect(() => {
    const timer = setTimeout(() => preloadPage(page), AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [page]);
}
