import { FormattedMessage } from 'react-intl';
import { BookingReference } from '#web/app/components/order-view/booking-reference.tsx';
import { OrderFiles } from '#web/app/components/order-view/order-files.tsx';
import { OrderTickets } from '#web/app/components/order-view/order-tickets.tsx';
import { OrderTrip } from '#web/app/components/order-view/order-trip.tsx';
import { PriceSummary } from '#web/app/components/price-summary/price-summary.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import type { PaidOrderFragment } from '#web/app/routes/booking/payment/paid-order.gen.ts';
import styles from '#web/app/routes/booking/payment/payment.module.css';
import { Ticket } from '#web/app/ui/brand-mark/ticket.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { BeforeFlying } from './before-flying.tsx';

/** The tickets exist: the document itself, what to take away, and what comes next. */
export function BookedOrder({ order }: { order: PaidOrderFragment }) {
  return (
    <div className={styles.booked}>
      <PageTitle id="booking-payment.booked" />
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
          <div className={styles.stub}>
            <BookingReference reference={order.bookingReference} orderNumber={order.orderNumber} />
            <h2 className={styles.stubHeading}>
              <FormattedMessage id="booking-payment.tickets" />
            </h2>
            <OrderTickets order={order} />
          </div>
        }
      >
        <OrderTrip order={order} headingLevel={2} />
      </Ticket>
      <OrderFiles order={order} primary />
      <BeforeFlying order={order} />
      <Panel data-keep-together="">
        <PriceSummary price={order.price} collapsible />
      </Panel>
    </div>
  );
}
