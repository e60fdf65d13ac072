import { Box, Grid, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { AirlineChanges } from '#web/app/components/airline-change/airline-changes.tsx';
import { cancelledSegments } from '#web/app/components/airline-change/cancelled-segments.ts';
import type { OpenFlight } from '#web/app/components/check-in/flights-to-check-in.ts';
import { endsOfBound } from '#web/app/components/order-view/ends-of-bound.ts';
import { OrderTravellers } from '#web/app/components/order-view/order-travellers.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { useAfterHydration } from '#web/app/page/use-after-hydration.ts';
import { TripStage } from '#web/app/scenes/stage/trip-stage.tsx';
import { PagePart, PartHeading } from '#web/app/ui/part-heading.tsx';
import { OrderActions } from './actions/order-actions.tsx';
import { ClosedOrder } from './closed-order.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';
import { OrderChain } from './order-chain.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderSeats } from './seats/order-seats.tsx';
import { nextBound } from './timeline/next-bound.ts';
import { TripTimeline } from './timeline/trip-timeline.tsx';
import { TripHeading } from './trip-heading.tsx';

/** What is paid loads none of it. */
const Unpaid = lazy(() => import('./unpaid.tsx').then(({ Unpaid: part }) => ({ default: part })));
/** Below the first screen, and not on every order: its code comes with the panel. */
const OrderMeals = lazy(async () => {
  const { OrderMeals: Meals } = await import('./meals/order-meals.tsx');
  return { default: Meals };
});
/** Links alone, far below the flights: they work before this is there. */
const OrderExtras = lazy(() =>
  import('./order-extras.tsx').then(({ OrderExtras: extras }) => ({ default: extras })),
);

/** A picture beside what is written: its code comes after the page. */
const TripGlobe = lazy(() =>
  import('./timeline/trip-globe.tsx').then(({ TripGlobe: globe }) => ({ default: globe })),
);

/** States in which nothing of an order is flown any more. */
const CLOSED: ReadonlySet<string> = new Set(['CANCELLED', 'REFUNDED', 'CHANGED']);

export type OrderPageProps = {
  order: DetailedOrderFragment;
  /** The list of check-in, of this order and of others. */
  openFlights: readonly OpenFlight[];
  /** The order has changed at the gateway, or time has: it is asked for again. */
  onChanged: () => Promise<void>;
};

/**
 * A trip as a line in time with what can be done at each point of it, and below it the papers of
 * the order.
 */
export function OrderPage({ order, openFlights, onChanged }: OrderPageProps) {
  const intl = useIntl();
  const { bookingReference, state, airlineChanges } = order;
  // what waits for a decision comes before everything else, and stays there once it is decided
  const [decidesFirst] = useState(() => airlineChanges.some((change) => change.state === 'OPEN'));
  const changes = <AirlineChanges changes={airlineChanges} order={order} onChanged={onChanged} />;
  const isClosed = CLOSED.has(state);
  const hydrated = useAfterHydration();
  const next = nextBound(order, cancelledSegments(order));
  const ends = next && endsOfBound(next.bound);
  const happened = (
    <>
      {!decidesFirst && changes}
      <OrderChain order={order} />
    </>
  );
  return (
    <>
      {ends &&
        (isClosed || next.isCancelled ? <TripStage {...ends} isOff /> : <TripStage {...ends} />)}
      <PageTitle id="trips-order-detail.title" values={{ reference: bookingReference }} />
      <Stack gap={{ base: '6', md: '8' }}>
        <TripHeading
          order={order}
          bound={next?.bound}
          isAhead={!isClosed && next?.isAhead === true && !next.isCancelled}
        />
        {state === 'PENDING_PAYMENT' && (
          <Suspense fallback={null}>
            <Unpaid order={order} onElapsed={onChanged} />
          </Suspense>
        )}
        {decidesFirst && changes}
        {isClosed ? (
          <ClosedOrder order={order}>{happened}</ClosedOrder>
        ) : (
          <Grid
            display={{ base: 'grid', _print: 'block' }}
            templateColumns={{ lg: 'minmax(0, 1fr) 20rem' }}
            gap={{ base: '6', lg: '12' }}
            alignItems="start"
          >
            <Stack gap="6" minWidth="0">
              {happened}
              <TripTimeline order={order} openFlights={openFlights} />
            </Stack>
            <Box
              as="aside"
              aria-label={intl.formatMessage({ id: 'trips-order-detail.aside' })}
              position={{ lg: 'sticky' }}
              top="6"
              minWidth="0"
            >
              <OrderActions order={order} />
              {hydrated && next?.isAhead && !next.isCancelled && (
                <Box marginTop="8">
                  <Suspense fallback={null}>
                    <TripGlobe bound={next.bound} />
                  </Suspense>
                </Box>
              )}
            </Box>
          </Grid>
        )}
        <Box marginTop={{ base: '6', md: '10' }}>
          <h2 className="text-h2">
            <FormattedMessage id="trips-order-detail.details" />
          </h2>
          <Grid
            templateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }}
            gap={{ base: '6', lg: '12' }}
            alignItems="start"
            marginTop="6"
          >
            <Stack gap="6" minWidth="0">
              <OrderSeats order={order} onChanged={onChanged} />
              <Suspense fallback={null}>
                <OrderMeals order={order} onChanged={onChanged} />
                <OrderExtras order={order} />
              </Suspense>
              <PagePart aria-labelledby="travellers">
                <PartHeading id="travellers">
                  <FormattedMessage id="trips-order-detail.travellers" />
                </PartHeading>
                <OrderTravellers order={order} />
              </PagePart>
            </Stack>
            <Stack gap="8" minWidth="0">
              <OrderPapers order={order} />
            </Stack>
          </Grid>
        </Box>
      </Stack>
    </>
  );
}
