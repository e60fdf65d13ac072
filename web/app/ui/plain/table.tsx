import { useId } from 'react';
import {
  CaptionText,
  captionStyle,
  type TableProps,
  TableScroll,
} from '#web/app/ui/table/table-scroll.tsx';
import { plainClass } from './plain-class.ts';

/** Figures in rows. */
export function Table({ caption, hideCaption = false, children }: TableProps) {
  const id = useId();
  return (
    <TableScroll captionId={id}>
      <table className={plainClass('table')}>
        <caption id={id} style={captionStyle(hideCaption)}>
          <CaptionText>{caption}</CaptionText>
        </caption>
        {children}
      </table>
    </TableScroll>
  );
}
