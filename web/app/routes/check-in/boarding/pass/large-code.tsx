import { chakra, Flex, Span } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { BarCode } from './bar-code.tsx';
import type { BoardingPassViewFragment } from './boarding-pass-view.gen.ts';

/**
 * Keeps the screen on while `active`, also after the user has been in another tab, where the
 * browser can.
 */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel> | undefined;
    const ask = () => {
      if (document.hidden) return;
      lock = navigator.wakeLock.request('screen');
      // a battery that is low, for instance: the code is shown all the same
      lock.catch(() => undefined);
    };
    ask();
    // the browser ends it whenever the page is hidden
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.then((held) => held.release()).catch(() => undefined);
    };
  }, [active]);
}

/**
 * As large as the screen lets it be with the words below it, or beside it on a phone that is held
 * across.
 */
const BELOW_IT = 'min(100vw, calc(100dvh - 14rem))';
const BESIDE_IT = 'min(100dvh, calc(100vw - 16rem))';
const LANDSCAPE = '@media (orientation: landscape)';

type LargeCodeProps = {
  pass: Pick<BoardingPassViewFragment, 'name' | 'bcbp' | 'seatNumber'>;
  label: string;
};

/**
 * The bar code on the whole screen, white in dark mode too, while the screen stays on. It is the
 * browser's own dialog, so that it opens without a network.
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
          <Flex direction="column" height="full" css={{ [LANDSCAPE]: { flexDirection: 'row' } }}>
            <Flex flex="1" align="center" justify="center">
              <chakra.div width={BELOW_IT} css={{ [LANDSCAPE]: { width: BESIDE_IT } }}>
                <BarCode bcbp={pass.bcbp} label={label} isLarge />
              </chakra.div>
            </Flex>
            <Flex
              direction="column"
              gap="3"
              align="start"
              justify="center"
              padding="4"
              background="bg.panel"
              color="fg"
              css={{ [LANDSCAPE]: { width: '16rem' } }}
            >
              <Span fontWeight="semibold" translate="no" overflowWrap="anywhere">
                {pass.name}
              </Span>
              <Span fontSize="xl" fontWeight="semibold">
                <FormattedMessage
                  id="check-in-boarding.seat.named"
                  values={{ seat: pass.seatNumber }}
                />
              </Span>
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
