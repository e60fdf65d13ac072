import { chakra, Flex, Span } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#web/app/ui/button.tsx';
import { BarCode } from './bar-code.tsx';
import type { BoardingPassViewFragment } from './boarding-pass-view.gen.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** What is beside the code on the screen, so that all of it is seen without scrolling. */
const LARGEST = 'min(100vw, calc(100dvh - 16rem))';

type LargeCodeProps = {
  pass: Pick<BoardingPassViewFragment, 'name' | 'bcbp' | 'seatNumber'>;
  label: string;
};

/**
 * The bar code on the whole screen, white in dark mode too, while the screen stays on. It is the browser's own dialog, so that
 * it opens without a network.
 */
export function LargeCode({ pass, label }: LargeCodeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useWakeLock(isOpen);
  const open = () => {
    dialog.current?.showModal();
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" onClick={open}>
        <FormattedMessage id="check-in-boarding.large" />
      </Button>
      <chakra.dialog
        ref={dialog}
        aria-label={label}
        onClose={() => setOpen(false)}
        width="100vw"
        maxWidth="none"
        height="100dvh"
        maxHeight="none"
        margin="0"
        background="white"
        color="black"
      >
        {isOpen && (
          <Flex direction="column" height="full">
            <Flex direction="column" flex="1" align="center" justify="center" gap="3" padding="4">
              <chakra.div width={LARGEST}>
                <BarCode bcbp={pass.bcbp} label={label} isLarge />
              </chakra.div>
              <Span fontWeight="semibold" textAlign="center" translate="no" overflowWrap="anywhere">
                {pass.name}
              </Span>
              <Span fontSize="2xl" fontWeight="semibold">
                <FormattedMessage
                  id="check-in-boarding.seat.named"
                  values={{ seat: pass.seatNumber }}
                />
              </Span>
            </Flex>
            <Flex
              wrap="wrap"
              gap="4"
              align="center"
              justify="space-between"
              padding="4"
              background="bg.panel"
              color="fg"
            >
              <FormattedMessage id="check-in-boarding.large.bright" />
              <Button onClick={() => dialog.current?.close()}>
                <FormattedMessage id="check-in-boarding.large.close" />
              </Button>
            </Flex>
          </Flex>
        )}
      </chakra.dialog>
    </>
  );
}
