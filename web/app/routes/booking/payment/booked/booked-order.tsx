import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { BookingReference } from '#web/app/components/order-view/booking-reference.tsx';
import { OrderFiles } from '#web/app/components/order-view/order-files.tsx';
import { OrderTickets } from '#web/app/components/order-view/order-tickets.tsx';
import { OrderTrip } from '#web/app/components/order-view/order-trip.tsx';
import { PointsUsed } from '#web/app/components/payment/points-payment/points-used.tsx';
import { PriceSummary } from '#web/app/components/price-summary/price-summary.tsx';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import type { PaidOrderFragment } from '#web/app/routes/booking/payment/paid-order.gen.ts';
import { Bloom } from '#web/app/ui/brand-mark/bloom.tsx';
import { Ticket } from '#web/app/ui/brand-mark/ticket.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { BeforeFlying } from './before-flying.tsx';
import { BookedActions } from './booked-actions.tsx';

/** The tickets exist: the document itself, what to take away, and what comes next. */
export function BookedOrder({ order }: { order: PaidOrderFragment }) {
  return (
    <PageColumn wide>
      <PageTitle id="booking-payment.booked" />
      <Bloom size="5rem" />
      <PageHeading
        lead={
          <FormattedMessage
            id="booking-payment.booked.text"
            values={{ email: order.contact.email }}
          />
        }
      >
        <FormattedMessage id="booking-payment.booked" />
      </PageHeading>
      <Ticket
        stubBeside
        stub={
          <Stack gap="6">
            <BookingReference reference={order.bookingReference} orderNumber={order.orderNumber} />
            <chakra.h2 marginBottom="-3" fontSize="md" fontWeight="semibold">
              <FormattedMessage id="booking-payment.tickets" />
            </chakra.h2>
            <OrderTickets order={order} />
          </Stack>
        }
      >
        <OrderTrip order={order} headingLevel={2} />
      </Ticket>
      <OrderFiles order={order} primary />
      <BookedActions order={order} />
      <BeforeFlying order={order} />
      <Panel data-keep-together="">
        <PriceSummary price={order.price} collapsible />
      </Panel>
      <PointsUsed payments={order.payments} />
    </PageColumn>
  );
}
