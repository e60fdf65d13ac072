import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { cancelledSegments } from '#web/app/components/airline-change/cancelled-segments.ts';
import { OpenChange, openChangeOf } from '#web/app/components/airline-change/open-change.tsx';
import { OrderTickets } from '#web/app/components/order-view/order-tickets.tsx';
import { OrderTrip } from '#web/app/components/order-view/order-trip.tsx';
import { Ticket } from '#web/app/ui/brand-mark/ticket.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';

/** The flights: on a ticket with its numbers and coupons where there is one, plain while there is none. */
export function TripOrTicket({ order }: { order: DetailedOrderFragment }) {
  const change = openChangeOf(order);
  const trip = (
    <>
      <PartHeading>
        <FormattedMessage id="trips-order-detail.trip" />
      </PartHeading>
      {change && (
        <Box marginBottom="4">
          <Notice tone="warning">
            <OpenChange change={change} />
          </Notice>
        </Box>
      )}
      <OrderTrip order={order} />
    </>
  );
  if (order.tickets.length === 0) return <Panel>{trip}</Panel>;
  return (
    <Ticket
      stub={
        <>
          <PartHeading>
            <FormattedMessage id="trips-order-detail.tickets" />
          </PartHeading>
          <OrderTickets order={order} coupons cancelled={cancelledSegments(order)} />
        </>
      }
    >
      {trip}
    </Ticket>
  );
}
