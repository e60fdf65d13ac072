import { FormattedMessage } from 'react-intl';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { DetailedOrderFragment } from '#web/app/routes/trips/order-detail/detailed-order.gen.ts';
import styles from '#web/app/routes/trips/order-detail/order-detail.module.css';
import { LinkButton } from '#web/app/ui/button.tsx';

/** Leads to the page where the order is paid. */
export function PayAction({ order }: { order: DetailedOrderFragment }) {
  const to = useLocalePath();
  const { money } = useFormat();
  const query = new URLSearchParams({ order: order.id });
  return (
    <LinkButton to={to(`/flightInquiry/payment?${query}`)} className={styles.again}>
      <FormattedMessage id="trips-order-detail.pay" values={{ amount: money(order.price.total) }} />
    </LinkButton>
  );
}
