import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { resetLoading, useLoadingShown } from '#web/app/page/loading.ts';
import { Petal } from '#web/app/ui/brand-mark/petal.tsx';
import styles from './loading-overlay.module.css';

/** The page, and over it the full-screen overlay while calls are pending; then nothing below can be clicked. */
export function WithLoadingOverlay({ children }: { children: ReactNode }) {
  const shown = useLoadingShown();
  useEffect(resetLoading, []);
  return (
    <>
      <div className={styles.page} inert={shown} aria-busy={shown || undefined}>
        {children}
      </div>
      <div role="status" className={shown ? styles.overlay : undefined} data-screen-only="">
        {shown && (
          <>
            <Petal turning size="3rem" />
            <FormattedMessage id="shell.loading" />
          </>
        )}
      </div>
    </>
  );
}
