import type { ReactNode } from 'react';
import styles from './main.module.css';

export type PageShape = 'base' | 'default' | 'has-aside' | 'hide-aside';

/** The target of the skip link. */
export const MAIN_ID = 'main';

/** The page's own part of the document, in one of the four layouts (RULES 12.2). */
export function Main({ shape, children }: { shape: PageShape; children: ReactNode }) {
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className={`${styles.main} ${styles[shape] ?? ''}`}
      data-layout={shape}
    >
      {children}
    </main>
  );
}
