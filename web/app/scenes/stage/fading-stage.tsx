import type { ReactNode } from 'react';
import styles from './stage.module.css';

export type FadingStageProps = {
  /** A place; it may come later than the words. */
  picture: ReactNode;
  /** They stand on the page, at the left. */
  children: ReactNode;
};

/**
 * The head of a page whose picture is cut out of the paper: its words keep the page's own colours.
 */
export function FadingStage({ picture, children }: FadingStageProps) {
  return (
    <div className={styles.fading} data-stage="">
      <div className={styles.picture}>{picture}</div>
      <div className={styles.column}>{children}</div>
    </div>
  );
}
