import { Box, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { BoundSummary } from '#web/app/components/itinerary/bound-summary.tsx';
import type { FlightUnderSky } from '#web/app/scenes/sky/flight-sky.ts';
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

type Itinerary = OrderTripFragment['bounds'][number]['itinerary'];

/** From the first airport to the last one. */
const flightOf = ({ segments, departure, arrival }: Itinerary): FlightUnderSky | null => {
  const [from, to] = [segments[0]?.origin, segments.at(-1)?.destination];
  if (!from || !to) return null;
  return { from, to, takeOff: Date.parse(departure.instant), landing: Date.parse(arrival.instant) };
};

export type OrderTripProps = { order: OrderTripFragment; headingLevel?: 2 | 3 };

/** Every flight of an order, bound after bound. Texts: `order-view`, `itinerary`, `fare-conditions`. */
export function OrderTrip({ order, headingLevel = 3 }: OrderTripProps) {
  return (
    <>
      <Stack as="ol" gap="8">
        {order.bounds.map((bound) => {
          const flight = flightOf(bound.itinerary);
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
        <FormattedMessage id="itinerary.localTimes" />
      </Text>
    </>
  );
}
