import { chakra, Flex } from '@chakra-ui/react';
import { daysBetween } from '#schema/rules/base/calendar.ts';
import { BookingReference } from '#web/app/components/order-view/booking-reference.tsx';
import { OrderState } from '#web/app/components/order-view/order-state.tsx';
import type { TripBoundFragment } from '#web/app/components/order-view/order-trip.gen.ts';
import { dayIn } from '#web/app/i18n/format/days.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';

type TripHeadingProps = {
  order: DetailedOrderFragment;
  /** The next one to be flown, or the first. */
  bound: TripBoundFragment | undefined;
  /** It will be flown as booked: days are counted. */
  isAhead: boolean;
};

const WHEN = ['TODAY', 'TOMORROW'] as const;

/** Where the trip goes and in how many days, its reference, and how the booking stands. */
export function TripHeading({ order, bound, isAhead }: TripHeadingProps) {
  const { state, bookingReference, orderNumber, serverNow, airlineChanges } = order;
  const decides = airlineChanges.some((change) => change.state === 'OPEN');
  const departure = bound?.itinerary.departure;
  const days = departure
    ? daysBetween(dayIn(serverNow, departure.zone), departure.local.slice(0, 10))
    : 0;
  const when = isAhead && days >= 0 ? (WHEN[days] ?? 'LATER') : 'OVER';
  return (
    <header>
      <Flex wrap="wrap" align="last baseline" columnGap="4" rowGap="2">
        <chakra.h1 tabIndex={-1} overflowWrap="anywhere">
          <chakra.span display="block" marginBottom="1" color="fg.muted" lineHeight="snug">
            <FormattedMessage id="trips-order-detail.heading" />
          </chakra.span>{' '}
          {bound && (
            <span className="text-h1">
              <FormattedMessage
                id="trips-order-detail.to"
                values={{ when, days, city: bound.itinerary.segments.at(-1)?.destination.city }}
              />
            </span>
          )}
        </chakra.h1>
        {/* below is what has become of a flight: the state of the order says nothing of that */}
        {!decides && <OrderState state={state} />}
      </Flex>
      <chakra.div marginTop="4">
        <BookingReference reference={bookingReference} orderNumber={orderNumber} />
      </chakra.div>
    </header>
  );
}
