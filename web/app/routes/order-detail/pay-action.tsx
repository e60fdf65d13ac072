import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/format/use-format.ts';
import { useLocalePath } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../ui/button.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';
import styles from './order-detail.module.css';

/** Leads to the page where the order is paid. */
export function PayAction({ order }: { order: DetailedOrderFragment }) {
  const to = useLocalePath();
  const { money } = useFormat();
  const query = new URLSearchParams({ order: order.id });
  return (
    <LinkButton to={to(`/flightInquiry/payment?${query}`)} className={styles.again}>
      <FormattedMessage id="order-detail.pay" values={{ amount: money(order.price.total) }} />
    </LinkButton>
  );
}
