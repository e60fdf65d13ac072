import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { useRef } from 'react';
import { Icon } from '#web/app/ui/icon.tsx';
import { type DialogProps, dialogSize } from './dialog-props.ts';

/** On a small screen a long text scrolls, by keyboard too. */
function reachable(body: HTMLElement | null) {
  if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
}

/** The window of a dialog, from Chakra. `opener` takes the focus when it closes. */
export function DialogWindow(props: DialogProps & { opener: Element | null }) {
  const { open, onClose, title, children, actions, closeLabel, role = 'dialog', opener } = props;
  const content = useRef<HTMLDivElement>(null);
  const canClose = closeLabel !== undefined;

  /** What React's autoFocus has chosen; the first control otherwise. */
  function focusedInside(): HTMLElement | null {
    const focused = document.activeElement;
    const isInside = focused instanceof HTMLElement && content.current?.contains(focused);
    return isInside && focused !== content.current ? focused : null;
  }

  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open && canClose) onClose();
      }}
      role={role}
      size={dialogSize(props)}
      closeOnEscape={canClose}
      closeOnInteractOutside={canClose}
      initialFocusEl={focusedInside}
      finalFocusEl={() => (opener instanceof HTMLElement ? opener : null)}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content ref={content}>
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
              {canClose && (
                <ChakraDialog.CloseTrigger aria-label={closeLabel}>
                  <Icon name="x" size="1.25rem" />
                </ChakraDialog.CloseTrigger>
              )}
            </ChakraDialog.Header>
            {/* the text is cut off above the actions, not at them, and its focus ring is within the window */}
            <ChakraDialog.Body
              ref={reachable}
              outlineOffset="-2px"
              paddingBottom={actions ? '2' : '5'}
            >
              {children}
            </ChakraDialog.Body>
            {actions && <ChakraDialog.Footer paddingTop="3">{actions}</ChakraDialog.Footer>}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
