import { Box, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { FlightOfSeats } from '#web/app/components/seat-order/flight-of-seats.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { SeatAttempt } from './seat-attempt.tsx';
import { SeatPayBar } from './seat-pay-bar.tsx';
import { SeatPrices } from './seat-prices.tsx';
import type { SeatsToPayProps } from './seats-to-pay-props.ts';

/** Which seats are paid for, what each costs and why, how long there is, and the one button. */
export function SeatsToPay({ seatOrder, stage, payment, onChanged }: SeatsToPayProps) {
  const [first] = seatOrder.items;
  return (
    <>
      <PageTitle id="check-in-payment-seat.title" />
      <PageHeading lead={first && <FlightOfSeats flight={first.passengerSegment.flight} />}>
        <FormattedMessage id="check-in-payment-seat.title" />
      </PageHeading>
      <Box
        display={{ base: 'flex', lg: 'grid' }}
        flexDirection="column"
        gap="6"
        gridTemplateColumns="minmax(0, 1fr) 22rem"
        alignItems={{ lg: 'start' }}
      >
        <Stack gap="6" minWidth="0">
          <SeatAttempt seatOrder={seatOrder} stage={stage} payment={payment} />
          <Panel as="section" aria-labelledby="seats">
            <Box as="h2" id="seats" textStyle="h3" marginBottom="4">
              <FormattedMessage id="check-in-payment-seat.seats" />
            </Box>
            <SeatPrices seatOrder={seatOrder} />
          </Panel>
        </Stack>
        <SeatPayBar seatOrder={seatOrder} stage={stage} onChanged={onChanged} />
      </Box>
    </>
  );
}
