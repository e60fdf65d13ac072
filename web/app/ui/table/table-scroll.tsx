import { type CSSProperties, type ReactNode, useRef } from 'react';
import { partClass, recipeClass } from '#web/app/ui/recipe-class.ts';
import { useOverflow } from './use-overflow.ts';

export interface TableProps {
  /** What the table shows; `hideCaption` keeps it for those who listen. */
  caption: ReactNode;
  hideCaption?: boolean;
  /** thead, tbody, tfoot; a cell with `data-number` is set at the end of its line. */
  children: ReactNode;
}

/** Where a table is too wide for the screen it scrolls by itself, also by keyboard; its caption names the region. */
export function TableScroll({ captionId, children }: { captionId: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  const focusable = useOverflow(box) ? { tabIndex: 0 } : {};
  return (
    <section
      ref={box}
      className={recipeClass('scrollArea')}
      aria-labelledby={captionId}
      {...focusable}
    >
      {children}
    </section>
  );
}

export const captionStyle = (hidden: boolean): CSSProperties =>
  hidden ? { position: 'absolute', clipPath: 'inset(50%)' } : {};

export function CaptionText({ children }: { children: ReactNode }) {
  return <span className={partClass('scrollArea', 'caption')}>{children}</span>;
}
