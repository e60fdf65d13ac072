import { Box, Flex, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AirlineChanges } from '#web/app/components/airline-change/airline-changes.tsx';
import type { OpenFlight } from '#web/app/components/check-in/flights-to-check-in.ts';
import { BookingReference } from '#web/app/components/order-view/booking-reference.tsx';
import { OrderFiles } from '#web/app/components/order-view/order-files.tsx';
import { OrderState } from '#web/app/components/order-view/order-state.tsx';
import { OrderTravellers } from '#web/app/components/order-view/order-travellers.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { WithAside } from '#web/app/page/with-aside.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { OrderActions } from './actions/order-actions.tsx';
import { AskForItinerary } from './ask-for-itinerary.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';
import { OrderChain } from './order-chain.tsx';
import { OrderStanding } from './order-standing.tsx';
import { OrderSeats } from './seats/order-seats.tsx';
import { TripOrTicket } from './trip-or-ticket.tsx';

/** Below the first screen, and not on every order: its code comes with the panel. */
const OrderMeals = lazy(async () => {
  const { OrderMeals: Meals } = await import('./meals/order-meals.tsx');
  return { default: Meals };
});
/** These are far below the flights, and what is pressed there works before they are hydrated, or folds. */
const PriceSummary = lazy(() =>
  import('#web/app/components/price-summary/price-summary.tsx').then(
    ({ PriceSummary: summary }) => ({ default: summary }),
  ),
);
const OrderHistory = lazy(() =>
  import('./history/order-history.tsx').then(({ OrderHistory: history }) => ({ default: history })),
);
/** Links alone, far below the flights: they work before this is there. */
const OrderExtras = lazy(() =>
  import('./order-extras.tsx').then(({ OrderExtras: extras }) => ({ default: extras })),
);

/** States in which an order is opened to do something: on a phone that comes first. */
const TO_BE_FLOWN: ReadonlySet<string> = new Set(['TICKETED', 'PART_REFUNDED']);

export type OrderPageProps = {
  order: DetailedOrderFragment;
  /** The list of check-in, of this order and of others. */
  openFlights: readonly OpenFlight[];
  /** The order has changed at the gateway, or time has: it is asked for again. */
  onChanged: () => Promise<void>;
};

/** Everything about one order, and what can be done with it. */
export function OrderPage({ order, openFlights, onChanged }: OrderPageProps) {
  const intl = useIntl();
  const { bookingReference, orderNumber, tickets, state, airlineChanges } = order;
  // what waits for a decision comes before everything else, and stays there once it is decided
  const [decidesFirst] = useState(() => airlineChanges.some((change) => change.state === 'OPEN'));
  const changes = <AirlineChanges changes={airlineChanges} order={order} onChanged={onChanged} />;
  return (
    <>
      <PageTitle id="trips-order-detail.title" values={{ reference: bookingReference }} />
      <Flex
        wrap="wrap"
        align="baseline"
        columnGap="4"
        marginBottom="6"
        css={{ '& > header': { marginBottom: '0' } }}
      >
        <PageHeading>
          <FormattedMessage id="trips-order-detail.heading" />
        </PageHeading>
        <OrderState state={state} />
      </Flex>
      {decidesFirst && <Box marginBottom="6">{changes}</Box>}
      <WithAside
        below={!TO_BE_FLOWN.has(state)}
        label={intl.formatMessage({ id: 'trips-order-detail.aside' })}
        aside={<OrderActions order={order} openFlights={openFlights} />}
      >
        <Stack gap="6">
          <BookingReference reference={bookingReference} orderNumber={orderNumber} />
          <OrderStanding order={order} onElapsed={onChanged} />
          {!decidesFirst && changes}
          <OrderChain order={order} />
          <TripOrTicket order={order} />
          {tickets.length > 0 && (
            <div>
              <OrderFiles order={order} primary />
              <AskForItinerary />
            </div>
          )}
          <Panel as="section" aria-labelledby="travellers">
            <PartHeading id="travellers">
              <FormattedMessage id="trips-order-detail.travellers" />
            </PartHeading>
            <OrderTravellers order={order} />
          </Panel>
          <OrderSeats order={order} onChanged={onChanged} />
          <Suspense fallback={null}>
            <OrderMeals order={order} onChanged={onChanged} />
            <OrderExtras order={order} />
          </Suspense>
          <Suspense fallback={null}>
            <Panel data-keep-together="">
              <PriceSummary price={order.price} collapsible />
            </Panel>
            <OrderHistory order={order} />
          </Suspense>
        </Stack>
      </WithAside>
    </>
  );
}
