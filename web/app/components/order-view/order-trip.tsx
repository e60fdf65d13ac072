import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { BoundSummary } from '#web/app/components/itinerary/bound-summary.tsx';
import type { OrderTripFragment } from './order-trip.gen.ts';

export type OrderTripProps = { order: OrderTripFragment; headingLevel?: 2 | 3 };

/** Every flight of an order, bound after bound. Texts: `order-view`, `itinerary`, `fare-conditions`. */
export function OrderTrip({ order, headingLevel = 3 }: OrderTripProps) {
  return (
    <>
      <Stack as="ol" gap="8">
        {order.bounds.map((bound) => (
          <li key={bound.index} data-keep-together="">
            <BoundSummary
              bound={bound}
              tripType={order.tripType}
              shape="full"
              headingLevel={headingLevel}
            />
          </li>
        ))}
      </Stack>
      <Text marginTop="4" color="fg.muted" textStyle="small">
        <FormattedMessage id="itinerary.localTimes" />
      </Text>
    </>
  );
}
