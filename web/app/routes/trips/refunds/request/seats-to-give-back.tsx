import { Box } from '@chakra-ui/react';
import { FlightOfSeats } from '#web/app/components/seat-order/flight-of-seats.tsx';
import { GiveBack } from '#web/app/components/seat-order/give-back.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import type { RefundableOrder } from './refundable-order.ts';

type SeatsToGiveBackProps = { order: RefundableOrder; onChanged: () => Promise<void> };

/**
 * Seats that are given back while the flight is kept, each with what comes back for it. Nothing
 * where there are none.
 */
export function SeatsToGiveBack({ order, onChanged }: SeatsToGiveBackProps) {
  const { personName } = useFormat();
  const seated = order.passengerSegments.filter(
    ({ seat, capabilities }) =>
      seat?.state === 'CONFIRMED' &&
      capabilities.some(({ action, allowed }) => action === 'CANCEL_SEAT' && allowed),
  );
  if (seated.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="seats-to-give-back">
      <PartHeading id="seats-to-give-back">
        <FormattedMessage id="trips-refunds-request.seats" />
      </PartHeading>
      <Box as="p" color="fg.muted" marginBottom="3">
        <FormattedMessage id="trips-refunds-request.seats.lead" />
      </Box>
      <List>
        {seated.map((one) => (
          <Box
            as="li"
            key={one.id}
            display="flex"
            flexWrap="wrap"
            columnGap="4"
            alignItems="center"
          >
            <Box flex="1 1 14rem">
              <span className="text-code">{one.seat?.number}</span>{' '}
              <span translate="no">{personName(one.name)}</span>
              <Muted as="div">
                <FlightOfSeats flight={one.flight} />
              </Muted>
            </Box>
            {one.seat && <Money value={one.seat.refund} />}
            <GiveBack passenger={one} onChanged={onChanged} />
          </Box>
        ))}
      </List>
    </Panel>
  );
}
