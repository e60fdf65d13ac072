import { useEffect } from 'react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import styles from './site-search.module.css';
import { useSearchDialog } from './use-search-dialog.tsx';

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey && !repeat;

/**
 * The search of the whole site: a button of the top bar, and Ctrl+K or ⌘K. Rendered once scripts
 * have loaded.
 */
export function SiteSearch() {
  const { open, button, dialog } = useSearchDialog();

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // an open modal dialog must be answered first
      if (!isShortcut(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        {...button}
      >
        <Icon name="search" size="1.25rem" />
        <span className={styles.word}>
          <FormattedMessage id="shell.search" />
        </span>
      </button>
      {dialog}
    </>
  );
}
