import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { partClass, recipeClass } from '#web/app/ui/recipe-class.ts';

/**
 * Whether the content is wider than the element, which then needs a place in the tab order to be
 * scrolled.
 */
function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setOverflows(box.scrollWidth > box.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}

export interface TableProps {
  /** What the table shows; `hideCaption` keeps it for those who listen. */
  caption: ReactNode;
  hideCaption?: boolean;
  /** thead, tbody, tfoot; a cell with `data-number` is set at the end of its line. */
  children: ReactNode;
}

const HIDDEN: CSSProperties = { position: 'absolute', clipPath: 'inset(50%)' };

/**
 * Figures in rows. Where it is too wide for the screen it scrolls by itself, also by keyboard; its
 * caption names the region, stays while it scrolls, and is read whole.
 */
export function Table({ caption, hideCaption = false, children }: TableProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const focusable = useOverflow(box) ? { tabIndex: 0 } : {};
  return (
    <section ref={box} className={recipeClass('scrollArea')} aria-labelledby={id} {...focusable}>
      <table className={recipeClass('table')}>
        <caption id={id} style={hideCaption ? HIDDEN : {}}>
          <span className={partClass('scrollArea', 'caption')}>{caption}</span>
        </caption>
        {children}
      </table>
    </section>
  );
}
