import { Box, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { BoundSummary } from '#web/app/components/itinerary/bound-summary.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { flightOfBound } from './ends-of-bound.ts';
import type { OrderTripFragment } from './order-trip.gen.ts';

// A picture beside what is written: its code comes after the page.
const FlightSkyBand = lazy(() =>
  import('#web/app/scenes/sky/flight-sky-band.tsx').then(({ FlightSkyBand: band }) => ({
    default: band,
  })),
);
const BAND = {
  height: '2.5',
  marginBottom: '3',
  borderRadius: 'sm',
  overflow: 'hidden',
  css: { '@media print, (forced-colors: active)': { display: 'none' } },
} as const;

export type OrderTripProps = { order: OrderTripFragment; headingLevel?: 2 | 3 };

/**
 * Every flight of an order, bound after bound. Texts: `order-view`, `itinerary`, `fare-conditions`.
 */
export function OrderTrip({ order, headingLevel = 3 }: OrderTripProps) {
  return (
    <>
      <Stack as="ol" gap="8">
        {order.bounds.map((bound) => {
          const flight = flightOfBound(bound);
          return (
            <li key={bound.index} data-keep-together="">
              {flight && (
                <Box {...BAND}>
                  <Suspense fallback={null}>
                    <FlightSkyBand flight={flight} />
                  </Suspense>
                </Box>
              )}
              <BoundSummary
                bound={bound}
                tripType={order.tripType}
                shape="full"
                headingLevel={headingLevel}
              />
            </li>
          );
        })}
      </Stack>
      <Text marginTop="4" color="fg.muted" textStyle="small">
        <FormattedMessage id="page.localTimes" />
      </Text>
    </>
  );
}
