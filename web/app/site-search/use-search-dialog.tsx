import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { loadSiteIndex } from './load-site-index.ts';

// The dialog, its matching and its index load when a button of it is first touched.
const loadDialog = () => import('./search-dialog.tsx');
const SearchDialog = lazy(() =>
  loadDialog().then(({ SearchDialog }) => ({ default: SearchDialog })),
);

type Search = {
  readonly open: () => void;
  /** What a button that opens the search does. */
  readonly button: {
    readonly onClick: () => void;
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
  };
  readonly dialog: ReactNode;
};

/** The search of the whole site, which loads when it is first wanted. */
export function useSearchDialog(): Search {
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  const touch = () => {
    Promise.all([loadDialog(), loadSiteIndex(locale)]).catch(() => undefined);
  };
  return {
    open,
    button: { onClick: open, onPointerEnter: touch, onFocus: touch },
    dialog: wasOpened && (
      <Suspense fallback={null}>
        <SearchDialog open={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
