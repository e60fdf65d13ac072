import { lazy, Suspense, useEffect, useState } from 'react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import { loadSiteIndex } from './load-site-index.ts';
import styles from './site-search.module.css';

// The dialog, its matching and its index load when the button is first touched.
const loadDialog = () => import('./search-dialog.tsx');
const SearchDialog = lazy(() =>
  loadDialog().then(({ SearchDialog }) => ({ default: SearchDialog })),
);

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey && !repeat;

/**
 * The search of the whole site: a button of the top bar, and Ctrl+K or ⌘K. Rendered once scripts
 * have loaded.
 */
export function SiteSearch() {
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

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // an open modal dialog must be answered first
      if (!isShortcut(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpened(true);
      setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        onPointerEnter={touch}
        onFocus={touch}
      >
        <Icon name="search" size="1.25rem" />
        <span className={styles.word}>
          <FormattedMessage id="shell.search" />
        </span>
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <SearchDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
