import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { CouponState } from '#web/app/components/order-view/coupon-state.tsx';
import { FlightTicket } from '#web/app/components/order-view/flight-ticket.tsx';
import { chooseSeatPath } from '#web/app/components/seat-order/seat-paths.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { DetailedOrderFragment } from '#web/app/routes/trips/order-detail/detailed-order.gen.ts';
import { flightsWithSeats } from '#web/app/routes/trips/order-detail/seats/flights-with-seats.ts';
import type { BoundStop } from '#web/app/routes/trips/order-detail/timeline/trip-stops.ts';
import { LinkButton } from '#web/app/ui/button.tsx';

type FlightStopProps = { stop: BoundStop; order: DetailedOrderFragment };

/** A flight as its ticket, under the sky it goes through, with the way to its seats. */
export function FlightStop({ stop, order }: FlightStopProps) {
  const intl = useIntl();
  const to = useLocalePath();
  const { bound, first, segment, isCancelled } = stop;
  const seats = flightsWithSeats(order.passengerSegments).find((one) => one.segment === segment);
  const taken = seats?.passengers.flatMap(({ seat }) => seat?.number ?? []) ?? [];
  const isOneFlight = bound.itinerary.segments.length === 1;
  const has = taken.length > 0 ? 'YES' : 'NO';
  return (
    <Box data-keep-together="">
      <FlightTicket
        bound={bound}
        tripType={order.tripType}
        seats={isOneFlight ? taken : []}
        isOff={isCancelled}
        state={isCancelled && <CouponState state="FLIGHT_CANCELLED" />}
        action={
          seats?.mayChoose &&
          !isCancelled && (
            <LinkButton
              variant="secondary"
              to={to(chooseSeatPath(order.id, segment))}
              aria-label={intl.formatMessage(
                { id: 'page.chooseSeatsOn' },
                { has, flight: first.flightNumber },
              )}
            >
              <FormattedMessage id="page.chooseSeats" values={{ has }} />
            </LinkButton>
          )
        }
      />
    </Box>
  );
}
