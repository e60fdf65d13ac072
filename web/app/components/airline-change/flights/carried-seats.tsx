import { Box } from '@chakra-ui/react';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import type { ChangedFlightFragment } from './changed-flight.gen.ts';

type CarriedSeatsProps = { changed: ChangedFlightFragment };

/**
 * Where chosen seats are on the proposed flight, or what is refunded for them. Nothing where there
 * are none.
 */
export function CarriedSeats({ changed: { seats } }: CarriedSeatsProps) {
  const { personName } = useFormat();
  if (seats.length === 0) return null;
  return (
    <div>
      <Box as="h3" color="fg.muted" textStyle="small" fontWeight="medium">
        <FormattedMessage id="airline-change.seats" />
      </Box>
      <Box as="ul" listStyleType="none">
        {seats.map(({ passenger, from, to, refund }) => (
          <li key={passenger.id}>
            <span translate="no">{personName(passenger.name)}</span>
            {': '}
            <FormattedMessage
              id="airline-change.seat"
              values={{
                move: to === null ? 'NONE' : to === from ? 'SAME' : 'OTHER',
                from: <span className="text-code">{from}</span>,
                to: <span className="text-code">{to}</span>,
              }}
            />
            {refund.amount > 0 && (
              <Muted as="span" block>
                <FormattedMessage
                  id="page.seatRefund"
                  values={{ refund: <Money value={refund} /> }}
                />
              </Muted>
            )}
          </li>
        ))}
      </Box>
    </div>
  );
}
