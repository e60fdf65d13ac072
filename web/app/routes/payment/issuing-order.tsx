import { FormattedMessage } from 'react-intl';
import { BookingReference } from '../../components/order-view/booking-reference.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Petal } from '../../ui/petal.tsx';
import type { PaidOrderFragment } from './paid-order.gen.ts';
import styles from './payment.module.css';

/** The money has arrived and the tickets are on their way: nothing to do but wait. */
export function IssuingOrder({ order }: { order: PaidOrderFragment }) {
  return (
    <>
      <PageTitle id="payment.issuing" />
      <PageHeading lead={<FormattedMessage id="payment.issuing.text" />}>
        <FormattedMessage id="payment.issuing" />
      </PageHeading>
      <Panel>
        <p role="status" className={styles.asking}>
          <Petal turning />
          <FormattedMessage id="payment.issuing.wait" />
        </p>
        <BookingReference reference={order.bookingReference} orderNumber={order.orderNumber} />
      </Panel>
    </>
  );
}
