import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Badge } from '#web/app/ui/badge.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';
import styles from './order-detail.module.css';

type Payment = DetailedOrderFragment['payments'][number];

const TONES = {
  CREATED: 'info',
  PENDING: 'info',
  SUCCEEDED: 'success',
  MISMATCHED: 'warning',
  FAILED: 'warning',
  EXPIRED: 'neutral',
} as const satisfies Record<Payment['state'], string>;

function PaymentRow({ payment }: { payment: Payment }) {
  const { moment } = useFormat();
  const codeText = useCodeText();
  const { state, amount, captured, createdAt, settledAt, failure, refundedAt } = payment;
  return (
    <li className={styles.payment}>
      <p className={styles.paymentHead}>
        <strong>
          <Money value={captured ?? amount} />
        </strong>
        <Badge tone={refundedAt ? 'neutral' : TONES[state]}>
          <FormattedMessage
            id="trips-order-detail.paymentState"
            values={{ state: refundedAt ? 'REFUNDED' : state }}
          />
        </Badge>
      </p>
      <p className={styles.quiet}>
        <FormattedMessage
          id="trips-order-detail.shanghaiTime"
          values={{ moment: moment(refundedAt ?? settledAt ?? createdAt, BRAND.commercialZone) }}
        />
        {failure && <> · {codeText(failure)}</>}
      </p>
    </li>
  );
}

/** Every attempt to pay and what became of it, the latest first. */
export function OrderPayments({ payments }: Pick<DetailedOrderFragment, 'payments'>) {
  return (
    <Panel as="section" aria-labelledby="payments">
      <h2 id="payments" className={styles.partHeading}>
        <FormattedMessage id="trips-order-detail.payments" />
      </h2>
      <ul className={styles.payments}>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
    </Panel>
  );
}
