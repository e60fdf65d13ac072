import { FormattedMessage } from 'react-intl';
import { BookingReference } from '#web/app/components/order-view/booking-reference.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { Petal } from '#web/app/ui/brand-mark/petal.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { PaidOrderFragment } from './paid-order.gen.ts';
import styles from './payment.module.css';

/** The money has arrived and the tickets are on their way: nothing to do but wait. */
export function IssuingOrder({ order }: { order: PaidOrderFragment }) {
  return (
    <>
      <PageTitle id="booking-payment.issuing" />
      <PageHeading lead={<FormattedMessage id="booking-payment.issuing.text" />}>
        <FormattedMessage id="booking-payment.issuing" />
      </PageHeading>
      <Panel>
        <p role="status" className={styles.asking}>
          <Petal turning />
          <FormattedMessage id="booking-payment.issuing.wait" />
        </p>
        <BookingReference reference={order.bookingReference} orderNumber={order.orderNumber} />
      </Panel>
    </>
  );
}
