import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';

export type TicketFactProps = {
  term: 'flight' | 'seats' | 'fare' | 'aircraft';
  /** Words, which need not be as large as what one looks for at the airport. */
  plain?: boolean;
  children: ReactNode;
};

/** A fact on a ticket, with its name above it. */
export function TicketFact({ term, plain, children }: TicketFactProps) {
  return (
    <div>
      <chakra.dt color="fg.muted" fontSize="xs" lineHeight="snug">
        <FormattedMessage id="order-view.fact" values={{ term }} />
      </chakra.dt>
      <chakra.dd
        fontSize={plain ? 'sm' : 'lg'}
        fontWeight={plain ? 'normal' : 'semibold'}
        lineHeight="1.625rem"
        fontVariantNumeric="tabular-nums"
        translate={plain ? undefined : 'no'}
      >
        {children}
      </chakra.dd>
    </div>
  );
}
