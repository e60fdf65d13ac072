import { chakra, Flex } from '@chakra-ui/react';
import { useBrandName } from '#web/app/components/fare-conditions/use-brand-name.ts';
import { ItineraryLine } from '#web/app/components/itinerary/itinerary-line.tsx';
import type { TripBoundFragment } from '#web/app/components/order-view/order-trip.gen.ts';
import { TicketSky } from '#web/app/components/order-view/ticket-sky.tsx';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Ticket } from '#web/app/ui/brand-mark/ticket.tsx';

/** The ticket that is given back, beside the days and flights that take its place. */
export function BookedTicket({ bound }: { bound: TripBoundFragment }) {
  const brandName = useBrandName();
  const { itinerary, brand } = bound;
  return (
    <Ticket
      as="section"
      head={<TicketSky bound={bound} />}
      stub={
        <Flex wrap="wrap" gap="1" columnGap="4" justify="space-between" textStyle="small">
          <chakra.span fontWeight="semibold" translate="no">
            {itinerary.segments.map(({ flightNumber }) => flightNumber).join(' · ')}
          </chakra.span>
          {brandName(brand)}
        </Flex>
      }
    >
      <chakra.h3 marginBottom="3" fontWeight="semibold" lineHeight="snug">
        <FormattedMessage id="trips-change-date-choose-flight.givenBack" />{' '}
        <chakra.span color="fg.muted" fontWeight="normal">
          <Day value={itinerary.departure.local.slice(0, 10)} style="weekday" />
        </chakra.span>
      </chakra.h3>
      {/* no rows stand below it to be aligned with */}
      <chakra.div css={{ '--itinerary-end': 'auto' }}>
        <ItineraryLine itinerary={itinerary} />
      </chakra.div>
    </Ticket>
  );
}
