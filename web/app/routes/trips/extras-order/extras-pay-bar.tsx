import { useIntl } from 'react-intl';
import { PayAside } from '#web/app/components/payment/pay-columns.tsx';
import { PayMethod } from '#web/app/components/payment/pay-method/pay-method.tsx';
import { usePayMethod } from '#web/app/components/payment/pay-method/use-pay-method.ts';
import { PayableBar } from '#web/app/components/payment/payable/payable-bar.tsx';
import { PointsUsed } from '#web/app/components/payment/points-payment/points-used.tsx';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { CancelExtras } from './cancel-extras.tsx';
import type { ExtrasOrderProps } from './extras-order-props.ts';

/** How it is paid, what is due, the time left, and the one button. */
export function ExtrasPayBar({
  order,
  stage,
  onChanged,
}: Pick<ExtrasOrderProps, 'order' | 'stage' | 'onChanged'>) {
  const intl = useIntl();
  const method = usePayMethod(order);
  const { id, capabilities, paymentDueAt, serverNow } = order;
  const cancels = capabilities.some(({ action, allowed }) => action === 'CANCEL' && allowed);
  return (
    <PayAside>
      <PayMethod payable={order} stage={stage} method={method} onChanged={onChanged} />
      <PayableBar
        payable={order}
        stage={stage}
        byPoints={method.byPoints}
        time={
          paymentDueAt && (
            <TimeLeft
              deadline={paymentDueAt}
              pageNow={serverNow}
              label={intl.formatMessage({ id: 'trips-extras-order.timeLeft' })}
              announce={(minutes) =>
                intl.formatMessage({ id: 'trips-extras-order.minutesLeft' }, { minutes })
              }
              onElapsed={onChanged}
            />
          )
        }
      />
      <PointsUsed payments={order.payments} />
      {cancels && <CancelExtras orderId={id} onCancelled={onChanged} />}
    </PayAside>
  );
}
