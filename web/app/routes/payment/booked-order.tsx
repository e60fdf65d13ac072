import { FormattedMessage } from 'react-intl';
import { BookingReference } from '../../components/order-view/booking-reference.tsx';
import { OrderFiles } from '../../components/order-view/order-files.tsx';
import { OrderTickets } from '../../components/order-view/order-tickets.tsx';
import { OrderTrip } from '../../components/order-view/order-trip.tsx';
import { PriceSummary } from '../../components/price-summary/price-summary.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Ticket } from '../../ui/ticket.tsx';
import type { PaidOrderFragment } from './paid-order.gen.ts';
import styles from './payment.module.css';
import { WhatNext } from './what-next.tsx';

/** The tickets exist: the document itself, what to take away, and what comes next. */
export function BookedOrder({ order }: { order: PaidOrderFragment }) {
  return (
    <div className={styles.booked}>
      <PageTitle id="payment.booked" />
      <PageHeading
        lead={<FormattedMessage id="payment.booked.text" values={{ email: order.contact.email }} />}
      >
        <FormattedMessage id="payment.booked" />
      </PageHeading>
      <Ticket
        stubBeside
        stub={
          <div className={styles.stub}>
            <BookingReference reference={order.bookingReference} orderNumber={order.orderNumber} />
            <h2 className={styles.stubHeading}>
              <FormattedMessage id="payment.tickets" />
            </h2>
            <OrderTickets order={order} />
          </div>
        }
      >
        <OrderTrip order={order} headingLevel={2} />
      </Ticket>
      <OrderFiles order={order} primary />
      <div className={styles.after}>
        <WhatNext order={order} />
        <Panel>
          <PriceSummary price={order.price} collapsible />
        </Panel>
      </div>
    </div>
  );
}
