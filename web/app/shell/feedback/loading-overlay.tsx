import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { resetLoading, useLoading } from '#web/app/session/loading.ts';
import { LoadingMark } from '#web/app/ui/brand-mark/loading-mark.tsx';
import styles from './loading-overlay.module.css';

/**
 * The element of the page that had the focus before the page was busy gets it back, unless another
 * one has it.
 */
function useFocusBack(busy: boolean) {
  const focused = useRef<HTMLElement | null>(null);
  const page = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) focused.current = target;
    };
    const { current } = page;
    current?.addEventListener('focusin', note);
    return () => current?.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (!busy) return;
    return () => {
      if (document.activeElement === document.body) focused.current?.focus({ preventScroll: true });
    };
  }, [busy]);
  return page;
}

/**
 * The page, and over it the full-screen overlay while calls are pending; then nothing below can be
 * clicked.
 */
export function WithLoadingOverlay({ children }: { children: ReactNode }) {
  const loading = useLoading();
  const busy = loading === 'busy';
  const shown = loading !== 'none';
  const page = useFocusBack(busy);
  useEffect(resetLoading, []);
  return (
    <>
      <div ref={page} className={styles.page} inert={busy} aria-busy={busy || undefined}>
        {children}
      </div>
      <div role="status" className={shown ? styles.overlay : undefined} data-screen-only="">
        {shown && (
          <>
            <LoadingMark size="3rem" />
            <FormattedMessage id="shell.loading" />
          </>
        )}
      </div>
    </>
  );
}
