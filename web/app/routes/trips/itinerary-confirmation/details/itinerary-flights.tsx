import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import flightStyles from '#web/app/components/itinerary/itinerary-detail.module.css';
import { SegmentDetail } from '#web/app/components/itinerary/segment-detail.tsx';
import { CouponState } from '#web/app/components/order-view/coupon-state.tsx';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import type { ConfirmedItineraryFragment } from './confirmed-itinerary.gen.ts';

type ItineraryFlightsProps = Pick<ConfirmedItineraryFragment, 'passengerSegments'>;

/** The flights in the order they are flown, each with what has become of the right to it. */
export function ItineraryFlights({ passengerSegments: segments }: ItineraryFlightsProps) {
  return (
    <Panel as="section" aria-labelledby="itinerary-flights">
      <PartHeading id="itinerary-flights">
        <FormattedMessage id="trips-itinerary-confirmation.details.flights" />
      </PartHeading>
      <Box as="ol" display="grid" gap="8">
        {segments.map(({ id, flight, coupon }) => (
          <li key={id} data-keep-together="">
            <Flex as="p" align="center" justify="space-between" gap="3" marginBottom="3">
              <chakra.strong fontWeight="semibold">
                <Day value={flight.departure.local.slice(0, 10)} />
              </chakra.strong>
              {coupon && <CouponState state={coupon.state} />}
            </Flex>
            <div className={flightStyles.flights}>
              <SegmentDetail segment={flight} from={flight.departure} />
            </div>
          </li>
        ))}
      </Box>
      <Text marginTop="4" color="fg.muted" fontSize="sm" lineHeight="snug">
        <FormattedMessage id="page.localTimes" />
      </Text>
    </Panel>
  );
}
