import { type ReactNode, useId, useRef } from 'react';
import styles from './table.module.css';
import { useOverflow } from './use-overflow.ts';

export interface TableProps {
  /** What the table shows; `hideCaption` hides it visually, not from screen readers. */
  caption: ReactNode;
  hideCaption?: boolean;
  /** thead, tbody, tfoot; a cell with `data-number` is right-aligned. */
  children: ReactNode;
}

/** Figures in rows; where it is too wide for the screen it scrolls on its own, also by keyboard. */
export function Table({ caption, hideCaption = false, children }: TableProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const focusable = useOverflow(box) ? { tabIndex: 0 } : {};
  return (
    <section ref={box} className={styles.scroll} aria-labelledby={id} {...focusable}>
      <table className={styles.table}>
        <caption
          id={id}
          style={hideCaption ? { position: 'absolute', clipPath: 'inset(50%)' } : {}}
        >
          <span className={styles.caption}>{caption}</span>
        </caption>
        {children}
      </table>
    </section>
  );
}
