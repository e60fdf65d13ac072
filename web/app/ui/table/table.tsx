import { Table as ChakraTable } from '@chakra-ui/react';
import { useId } from 'react';
import { CaptionText, captionStyle, type TableProps, TableScroll } from './table-scroll.tsx';

/** Figures in rows; rows and cells may be Chakra's or plain ones. */
export function Table({ caption, hideCaption = false, children }: TableProps) {
  const id = useId();
  return (
    <TableScroll captionId={id}>
      <ChakraTable.Root>
        <ChakraTable.Caption id={id} captionSide="top" style={captionStyle(hideCaption)}>
          <CaptionText>{caption}</CaptionText>
        </ChakraTable.Caption>
        {children}
      </ChakraTable.Root>
    </TableScroll>
  );
}
