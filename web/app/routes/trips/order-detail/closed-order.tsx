import { Box, Grid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { OrderTrip } from '#web/app/components/order-view/order-trip.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { OrderActions } from './actions/order-actions.tsx';
import { ClosedMoney } from './closed-money.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';
import { OrderStatusText } from './order-status.tsx';
import { WhatNow } from './what-now.tsx';

/** The flights of an order of which nothing is flown any more. */
function ClosedTrip({ order }: { order: DetailedOrderFragment }) {
  return (
    <section aria-labelledby="closed-trip">
      <PartHeading id="closed-trip">
        <FormattedMessage id="trips-order-detail.trip" />
      </PartHeading>
      <OrderTrip order={order} isOff />
    </section>
  );
}

const AREAS = { base: '"status" "aside" "trip"', lg: '"status aside" "trip aside"' };

type ClosedOrderProps = {
  order: DetailedOrderFragment;
  /** What changes by the airline or of the date have made of it. */
  children: ReactNode;
};

/**
 * An order of which nothing is flown any more: why, what can be done now, what became of the money,
 * and last what was booked.
 */
export function ClosedOrder({ order, children }: ClosedOrderProps) {
  const intl = useIntl();
  return (
    <Grid
      display={{ base: 'grid', _print: 'block' }}
      templateAreas={AREAS}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
      templateRows={{ lg: 'auto 1fr' }}
      columnGap="12"
      rowGap="6"
      alignItems="start"
    >
      <Stack gridArea="status" gap="6">
        <OrderStatusText order={order} />
        {children}
      </Stack>
      <Stack
        as="aside"
        aria-label={intl.formatMessage({ id: 'trips-order-detail.aside' })}
        gridArea="aside"
        gap="6"
      >
        <WhatNow order={order} />
        <ClosedMoney order={order} />
        <OrderActions order={order} />
      </Stack>
      <Box gridArea="trip">
        <ClosedTrip order={order} />
      </Box>
    </Grid>
  );
}
