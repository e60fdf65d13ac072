import { Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { PayableBar } from '#web/app/components/payment/payable/payable-bar.tsx';
import { PointsOfPayment } from '#web/app/components/payment/points-payment/points-of-payment.tsx';
import { usePointsForm } from '#web/app/components/payment/points-payment/use-points-form.ts';
import { CancelExtras } from './cancel-extras.tsx';
import type { ExtrasOrderProps } from './extras-order-props.ts';

/** What is due, the time left, and the buttons; then the points, where there are any. */
export function ExtrasPayBar({
  order,
  stage,
  onChanged,
}: Pick<ExtrasOrderProps, 'order' | 'stage' | 'onChanged'>) {
  const intl = useIntl();
  const form = usePointsForm(order);
  const { id, capabilities } = order;
  const cancels = capabilities.some(({ action, allowed }) => action === 'CANCEL' && allowed);
  return (
    <Stack gap="4">
      <PayableBar
        payable={order}
        stage={stage}
        withPoints={form.open}
        timer={{
          label: intl.formatMessage({ id: 'trips-extras-order.timeLeft' }),
          announce: (minutes) =>
            intl.formatMessage({ id: 'trips-extras-order.minutesLeft' }, { minutes }),
        }}
        onElapsed={onChanged}
        cancel={cancels && <CancelExtras orderId={id} onCancelled={onChanged} />}
      />
      <PointsOfPayment payable={order} stage={stage} form={form} onChanged={onChanged} />
    </Stack>
  );
}
