import { Box } from '@chakra-ui/react';

import { lazy, type ReactNode, Suspense, use } from 'react';
import { dataOf } from '#web/app/apollo/loaded-query.ts';

import { FadingStage } from '#web/app/scenes/stage/fading-stage.tsx';
import { airportOf } from './address/place-names.ts';
import { useTrip } from './address/trip-in-address.ts';
import type { LoadedTrip } from './load-trip.ts';

// A picture beside what is written: its code comes after the page.
const PlaceStage = lazy(() =>
  import('#web/app/scenes/stage/place-stage.tsx').then(({ PlaceStage: place }) => ({
    default: place,
  })),
);

type AskedTrip = LoadedTrip | Promise<LoadedTrip>;

/** Beside the picture the steps are close to the heading. On a phone it stands as elsewhere. */
const CLOSE = { '& > ol': { marginBottom: { md: '2' } } };

/** Where the flights of the page go, under the sky in which the first of them departs. */
function Destination({ trip }: { trip: AskedTrip }) {
  const { reference, results, bounds } = trip instanceof Promise ? use(trip) : trip;
  const { query } = useTrip();
  const bound = query?.bounds[bounds.current ?? 0];
  const { airports } = dataOf(reference);
  const [from, to] = [bound?.origin, bound?.destination].map((code) => airportOf(airports, code));
  if (!bound || !from || !to) return null;
  const first = results && dataOf(results).flightSearch.flights[0]?.itinerary;
  const departure = first?.departure ?? bounds.chosen[0]?.itinerary.departure;
  // where there is no flight, by the light of noon
  const instant = departure?.instant ?? `${bound.departureDate}T04:00:00Z`;
  const { latitude, longitude } = from;
  return <PlaceStage shape="to" place={{ cityCode: to.cityCode, latitude, longitude, instant }} />;
}

/** The head of the list of flights: the step, the heading, and the place one flies to. */
export function ResultsStage({ trip, children }: { trip: AskedTrip; children: ReactNode }) {
  return (
    <FadingStage
      picture={
        <Suspense fallback={null}>
          <Destination trip={trip} />
        </Suspense>
      }
    >
      <Box css={CLOSE}>{children}</Box>
    </FadingStage>
  );
}
