import { Box, Span } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import type { ChangedFlightFragment } from './changed-flight.gen.ts';

type CarriedSeatsProps = { changed: ChangedFlightFragment };

/** Where chosen seats are on the proposed flight, or what is refunded for them. Nothing where there are none. */
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
                from: <Span className="text-code">{from}</Span>,
                to: <Span className="text-code">{to}</Span>,
              }}
            />
            {refund.amount > 0 && (
              <Span display="block" color="fg.muted" textStyle="small">
                <FormattedMessage
                  id="airline-change.seat.refund"
                  values={{ refund: <Money value={refund} /> }}
                />
              </Span>
            )}
          </li>
        ))}
      </Box>
    </div>
  );
}
