import { Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';

type UndoNoticeProps = {
  /** What was removed. */
  children: ReactNode;
  /** What the button is called. */
  undo: ReactNode;
  loading: boolean;
  onUndo: () => void;
  /** The id of the row that comes back. */
  row: string;
};

/** The list is rendered with the row again a moment after this is gone. */
const FRAMES = 10;

function focusOn(row: string, frames: number): void {
  const back = document.getElementById(row);
  if (back) back.focus();
  else if (frames > 0) requestAnimationFrame(() => focusOn(row, frames - 1));
  else document.querySelector<HTMLElement>('main h1')?.focus();
}

/**
 * Says what was removed, and brings it back. It takes the focus, since the button that was pressed
 * is gone with its row, and so it is in view; when it goes, the row that is back has the focus, or
 * the heading of the page.
 */
export function UndoNotice({ children, undo, loading, onUndo, row }: UndoNoticeProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement !== own) return;
      focusOn(row, FRAMES);
    };
  }, [row]);
  return (
    <Notice role="status">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Text overflowWrap="anywhere">{children}</Text>
        <Button ref={button} variant="secondary" size="sm" loading={loading} onClick={onUndo}>
          {undo}
        </Button>
      </Flex>
    </Notice>
  );
}
