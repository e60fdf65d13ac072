import { FormattedMessage } from 'react-intl';
import type { OrderStandingFragment } from '../../components/order-view/order-standing.gen.ts';
import { useFormat } from '../../i18n/format/use-format.ts';
import { Notice } from '../../ui/notice.tsx';

type Payments = OrderStandingFragment['payments'];

/** Money that came for a dead order goes back, and is said to. With no money taken, says that. */
export function LateMoney({ payments }: { payments: Payments }) {
  const { money } = useFormat();
  const late = payments.find(({ state, refundedAt }) => state === 'SUCCEEDED' || refundedAt);
  if (late)
    return (
      <Notice tone="info" title={<FormattedMessage id="payment.late" />}>
        <FormattedMessage
          id={late.refundedAt ? 'payment.late.sentBack' : 'payment.late.goesBack'}
          values={{ amount: money(late.amount) }}
        />
      </Notice>
    );
  const open = payments.some(({ state }) => state === 'CREATED' || state === 'PENDING');
  return (
    <Notice tone="info">
      <FormattedMessage id={open ? 'payment.late.perhaps' : 'payment.late.none'} />
    </Notice>
  );
}
