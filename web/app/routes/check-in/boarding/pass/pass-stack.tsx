import { Box, chakra, Span } from '@chakra-ui/react';
import { useState } from 'react';
import type { CheckInFlightFragment } from '#web/app/components/check-in/check-in-flight.gen.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import { List } from '#web/app/ui/list.tsx';
import { BoardingPass } from './boarding-pass.tsx';
import type { BoardingPassViewFragment } from './boarding-pass-view.gen.ts';
import type { PassPicture } from './pass-picture.ts';

type PassStackProps = {
  passes: readonly BoardingPassViewFragment[];
  flight: CheckInFlightFragment['flight'];
  picture: PassPicture | null;
  updatedAt: string;
  isOffline: boolean;
};

const Strip = chakra('button', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    width: 'full',
    minHeight: '11',
    paddingInline: '4',
    paddingBlock: '2',
    borderWidth: '1px',
    borderRadius: 'lg',
    background: 'bg.panel',
    textAlign: 'start',
    cursor: 'pointer',
    _expanded: { borderColor: 'brand.solid' },
    _print: { display: 'none' },
  },
});

/** The passes of a party, one in the hand and the others behind it; on paper all of them. */
export function PassStack({ passes, ...shared }: PassStackProps) {
  const [open, setOpen] = useState(passes[0]?.id ?? '');
  const [only] = passes;
  if (only && passes.length === 1) return <BoardingPass pass={only} isFirst {...shared} />;
  return (
    <List gap="2">
      {passes.map((pass) => {
        const isOpen = pass.id === open;
        const { id, name, seatNumber: seat } = pass;
        return (
          <chakra.li key={id} breakInside="avoid">
            <chakra.h2 fontSize="md" fontWeight="normal">
              <Strip
                type="button"
                aria-expanded={isOpen}
                aria-controls={`pass-${id}`}
                onClick={() => setOpen(isOpen ? '' : id)}
              >
                <Span fontWeight="semibold" translate="no" overflowWrap="anywhere">
                  {name}
                </Span>
                <Span display="inline-flex" gap="2" alignItems="center">
                  <FormattedMessage id="check-in-boarding.seat.named" values={{ seat }} />
                  <Span display="inline-flex" rotate={isOpen ? '180deg' : undefined}>
                    <Icon name="chevron-down" />
                  </Span>
                </Span>
              </Strip>
            </chakra.h2>
            <Box
              id={`pass-${id}`}
              display={isOpen ? 'block' : 'none'}
              marginTop="2"
              marginBottom="4"
              _print={{ display: 'block' }}
            >
              <BoardingPass pass={pass} isFirst={pass === only} {...shared} />
            </Box>
          </chakra.li>
        );
      })}
    </List>
  );
}
