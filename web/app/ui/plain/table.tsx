import { useId } from 'react';
import { recipeClass } from '#web/app/ui/recipe-class.ts';
import {
  CaptionText,
  captionStyle,
  type TableProps,
  TableScroll,
} from '#web/app/ui/table/table-scroll.tsx';

/** Figures in rows. */
export function Table({ caption, hideCaption = false, children }: TableProps) {
  const id = useId();
  return (
    <TableScroll captionId={id}>
      <table className={recipeClass('table')}>
        <caption id={id} style={captionStyle(hideCaption)}>
          <CaptionText>{caption}</CaptionText>
        </caption>
        {children}
      </table>
    </TableScroll>
  );
}
