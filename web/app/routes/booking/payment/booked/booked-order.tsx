import { Box, chakra, Flex, Grid, Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { BookingReference } from '#web/app/components/order-view/booking-reference.tsx';
import { endsOfBound } from '#web/app/components/order-view/ends-of-bound.ts';
import { FlightTicket } from '#web/app/components/order-view/flight-ticket.tsx';
import { OrderFiles } from '#web/app/components/order-view/order-files.tsx';
import { OrderTickets } from '#web/app/components/order-view/order-tickets.tsx';
import { PointsUsed } from '#web/app/components/payment/points-payment/points-used.tsx';
import { PriceSummary } from '#web/app/components/price-summary/price-summary.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { useAfterHydration } from '#web/app/page/use-after-hydration.ts';
import type { PaidOrderFragment } from '#web/app/routes/booking/payment/paid-order.gen.ts';
import { TripStage } from '#web/app/scenes/stage/trip-stage.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { PagePart } from '#web/app/ui/part-heading.tsx';

/** It opens once: who has not paid yet loads none of it. */
const Bloom = lazy(() =>
  import('#web/app/ui/brand-mark/bloom.tsx').then(({ Bloom: flower }) => ({ default: flower })),
);
/** Below the tickets, and links alone: they work before this is there. */
const AfterBooking = lazy(() =>
  import('./after-booking.tsx').then(({ AfterBooking: next }) => ({ default: next })),
);

const NO_MARGIN = { '& > header': { marginBottom: '0' } };

/** The tickets exist: the flower opens once, the documents themselves, and what comes next. */
export function BookedOrder({ order }: { order: PaidOrderFragment }) {
  const { bounds, tripType, bookingReference, orderNumber, contact } = order;
  const hydrated = useAfterHydration();
  const [first] = bounds;
  const ends = first && endsOfBound(first);
  return (
    <>
      <PageTitle id="booking-payment.booked" />
      {ends && <TripStage {...ends} />}
      <PageColumn wide>
        <Flex align="center" gap={{ base: '3', md: '6' }} css={NO_MARGIN}>
          <Box flex="none" width="5rem" height="5rem">
            <Suspense fallback={null}>{hydrated && <Bloom size="5rem" />}</Suspense>
          </Box>
          <PageHeading
            lead={
              <FormattedMessage
                id="booking-payment.booked.text"
                values={{ email: contact.email }}
              />
            }
          >
            <FormattedMessage id="booking-payment.booked" />
          </PageHeading>
        </Flex>
        <Grid
          templateColumns={{ lg: 'minmax(0, 1fr) 22rem' }}
          templateRows={{ lg: 'auto 1fr' }}
          gap="6"
          columnGap="12"
          alignItems="start"
        >
          <Box gridColumn={{ lg: '2' }}>
            <BookingReference reference={bookingReference} orderNumber={orderNumber} />
          </Box>
          <Stack
            as="ol"
            gap="6"
            gridColumn={{ lg: '1' }}
            gridRow={{ lg: '1 / span 2' }}
            listStyleType="none"
            minWidth="0"
          >
            {bounds.map((bound) => (
              <chakra.li key={bound.index} data-keep-together="">
                <FlightTicket bound={bound} tripType={tripType} headingLevel={2} />
              </chakra.li>
            ))}
            <chakra.li color="fg.muted" textStyle="small">
              <FormattedMessage id="page.localTimes" />
            </chakra.li>
          </Stack>
          <Stack gap="6" minWidth="0">
            <OrderFiles order={order} primary />
            <Box>
              <chakra.h2 marginBottom="2" fontSize="md" fontWeight="semibold">
                <FormattedMessage id="booking-payment.tickets" />
              </chakra.h2>
              <OrderTickets order={order} />
            </Box>
          </Stack>
        </Grid>
        <Suspense fallback={null}>
          <AfterBooking order={order} />
        </Suspense>
        <PagePart style={{ maxWidth: 'var(--ui-sizes-column)' }} data-keep-together="">
          <PriceSummary price={order.price} collapsible />
        </PagePart>
        <PointsUsed payments={order.payments} />
      </PageColumn>
    </>
  );
}
