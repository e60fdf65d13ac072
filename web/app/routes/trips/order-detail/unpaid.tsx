import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { TimeToPay } from '#web/app/components/order-view/time-to-pay.tsx';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { PayAction } from './actions/pay-action.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';

type UnpaidProps = { order: DetailedOrderFragment; onElapsed: () => void };

/** Until when the order is to be paid, and the way to pay it, or why it cannot be paid now. */
export function Unpaid({ order, onElapsed }: UnpaidProps) {
  const { moment } = useClock();
  const codeText = useCodeText();
  const { paymentDueAt, serverNow, capabilities } = order;
  const pay = capabilities.find(({ action }) => action === 'PAY');
  if (!pay?.allowed || !paymentDueAt)
    return <Notice tone="info">{codeText(pay?.reason?.code ?? 'PAYMENT_IN_PROGRESS')}</Notice>;
  return (
    <Notice tone="warning" title={<FormattedMessage id="trips-order-detail.unpaid" />}>
      <p>
        <FormattedMessage
          id="trips-order-detail.unpaid.text"
          values={{
            moment: moment(paymentDueAt, BRAND.commercialZone),
            time: <TimeToPay deadline={paymentDueAt} pageNow={serverNow} onElapsed={onElapsed} />,
          }}
        />
      </p>
      <PayAction order={order} />
    </Notice>
  );
}
