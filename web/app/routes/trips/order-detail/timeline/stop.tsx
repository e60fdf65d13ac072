import { Box, chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { dayIn } from '#web/app/i18n/format/days.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { Time } from '#web/app/i18n/format/zone-time.tsx';

const AREAS = {
  base: '"dot when" "dot body"',
  md: '"when dot body"',
};
/** From one dot to the next. */
const LINE = {
  '&:not(:last-child)::before': {
    content: '""',
    gridArea: 'dot',
    gridRow: '1 / -1',
    width: '1.5px',
    marginTop: '1.375rem',
    marginBottom: '-0.375rem',
    marginInlineStart: '0.3125rem',
    background: 'border.strong',
  },
};

type Moment = { readonly at: Date; readonly zone: string };

export type StopProps = {
  /** A moment on the clock of a place, or a word. */
  when: Moment | ReactElement;
  /** Where the line is now. */
  isNow?: boolean;
  /** Behind the traveller. */
  isDone?: boolean;
  /** Told by a picture or a ticket, which have room of their own. */
  children: ReactNode;
};

/** One point of the line: when, a dot, and what happens there. */
export function Stop({ when, isNow, isDone, children }: StopProps) {
  const filled = isNow || isDone;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '1.75rem minmax(0, 1fr)', md: '6.5rem 2rem minmax(0, 1fr)' }}
      gridTemplateAreas={AREAS}
      paddingBottom="8"
      css={LINE}
    >
      <chakra.p
        gridArea="when"
        display={{ base: 'flex', md: 'block' }}
        columnGap="2"
        color="fg.muted"
        fontSize="sm"
        lineHeight="1.5rem"
        fontVariantNumeric="tabular-nums"
        textAlign={{ md: 'end' }}
        paddingInlineEnd={{ md: '4' }}
      >
        {'zone' in when ? (
          <>
            <chakra.span display={{ md: 'block' }}>
              <Day value={dayIn(when.at, when.zone)} style="short" />
            </chakra.span>{' '}
            <chakra.span display={{ md: 'block' }} color="fg" fontWeight="semibold">
              <Time instant={when.at.toISOString()} zone={when.zone} />
            </chakra.span>
          </>
        ) : (
          when
        )}
      </chakra.p>
      <Box
        gridArea="dot"
        width="0.75rem"
        height="0.75rem"
        marginTop="0.375rem"
        borderRadius="full"
        borderWidth="2px"
        borderColor={filled ? 'fg' : 'border.strong'}
        background={filled ? 'fg' : 'bg'}
        aria-hidden="true"
      />
      <Box gridArea="body" minWidth="0">
        {children}
      </Box>
    </chakra.li>
  );
}
