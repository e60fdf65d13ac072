import { Box, Span, Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { FlightOfSeats } from '#web/app/components/seat-order/flight-of-seats.tsx';
import { GiveBack } from '#web/app/components/seat-order/give-back.tsx';
import { chooseSeatPath } from '#web/app/components/seat-order/seat-paths.ts';
import { UnpaidSeats } from '#web/app/components/seat-order/unpaid-seats.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { DetailedOrderFragment } from '#web/app/routes/trips/order-detail/detailed-order.gen.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { type FlightWithSeats, flightsWithSeats } from './flights-with-seats.ts';

/**
 * Seats that were chosen before payment are held with the booking: nothing is due for them alone.
 */
const stateOf = (seat: string, order: string): string =>
  seat === 'HELD' && order === 'PENDING_PAYMENT' ? 'HELD_WITH_BOOKING' : seat;

type OrderSeatsProps = { order: DetailedOrderFragment; onChanged: () => Promise<void> };

/**
 * Who sits where on each flight, unpaid seats with what is to be done about them, and the way to
 * choose, change or give back.
 */
export function OrderSeats({ order, onChanged }: OrderSeatsProps) {
  const flights = flightsWithSeats(order.passengerSegments);
  if (order.state === 'CANCELLED' || flights.length === 0) return null;
  return (
    <Panel as="section" id="seats" aria-labelledby="seats-title" tabIndex={-1}>
      <Stack gap="6">
        <h2 className="text-h3" id="seats-title">
          <FormattedMessage id="trips-order-detail.seats" />
        </h2>
        {flights.map((flight) => (
          <SeatsOfFlight key={flight.segment} flight={flight} order={order} onChanged={onChanged} />
        ))}
      </Stack>
    </Panel>
  );
}

type SeatsOfFlightProps = OrderSeatsProps & { flight: FlightWithSeats };

function SeatsOfFlight({ flight: shown, order, onChanged }: SeatsOfFlightProps) {
  const intl = useIntl();
  const to = useLocalePath();
  const codeText = useCodeText();
  const { personName } = useFormat();
  const { passengers, mayChoose, reasons, segment } = shown;
  const [first] = passengers;
  if (!first) return null;
  const { flight } = first;
  const unpaid = order.seatOrders.find(
    (one) => one.state === 'PENDING_PAYMENT' && one.flight.id === flight.id,
  );
  const hasSeats = passengers.some(({ seat }) => seat);
  return (
    <Stack gap="3" data-keep-together="">
      <h3>
        <FlightOfSeats flight={flight} />
      </h3>
      {unpaid && <UnpaidSeats seatOrder={unpaid} onEnded={onChanged} />}
      <List gap="2">
        {passengers.map((one) => (
          <Box
            as="li"
            key={one.id}
            display="flex"
            flexWrap="wrap"
            columnGap="4"
            alignItems="center"
          >
            <Span translate="no" flex="1 1 10rem">
              {personName(one.name)}
            </Span>
            <span>
              {one.seat ? (
                <FormattedMessage
                  id="trips-order-detail.seats.seat"
                  values={{
                    seat: <span className="text-code">{one.seat.number}</span>,
                    state: stateOf(one.seat.state, order.state),
                  }}
                />
              ) : (
                <FormattedMessage id="trips-order-detail.seats.none" />
              )}
            </span>
            {one.seat?.state === 'CONFIRMED' &&
              one.capabilities.some(
                ({ action, allowed }) => action === 'CANCEL_SEAT' && allowed,
              ) && <GiveBack passenger={one} onChanged={onChanged} />}
          </Box>
        ))}
      </List>
      {mayChoose ? (
        <div>
          <LinkButton
            variant="secondary"
            to={to(chooseSeatPath(order.id, segment))}
            aria-label={intl.formatMessage(
              { id: 'page.chooseSeatsOn' },
              { has: hasSeats ? 'YES' : 'NO', flight: flight.flightNumber },
            )}
          >
            <FormattedMessage id="page.chooseSeats" values={{ has: hasSeats ? 'YES' : 'NO' }} />
          </LinkButton>
        </div>
      ) : (
        reasons
          .filter((code) => code !== 'UNPAID_SEATS' || !unpaid)
          .map((code) => <Muted key={code}>{codeText(code)}</Muted>)
      )}
    </Stack>
  );
}
