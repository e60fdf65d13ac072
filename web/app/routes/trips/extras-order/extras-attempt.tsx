import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { LateMoney } from '#web/app/components/payment/late-money.tsx';
import { MismatchedMoney } from '#web/app/components/payment/mismatched-money.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { BusyMark } from '#web/app/ui/brand-mark/busy-mark.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import type { ExtrasOrderProps } from './extras-order-props.ts';
import { OpenExtrasAttempt } from './open-extras-attempt.tsx';

/** What became of the order and of the latest attempt to pay it. */
export function ExtrasAttempt({
  order,
  stage,
  payment,
}: Pick<ExtrasOrderProps, 'order' | 'stage' | 'payment'>) {
  const codeText = useCodeText();
  const [latest] = order.payments;
  if (stage === 'OPEN') return <OpenExtrasAttempt order={order} payment={payment} />;
  if (stage === 'ISSUING')
    return (
      <Box role="status" display="inline-flex" gap="3" alignItems="center">
        <BusyMark />
        <FormattedMessage id="trips-extras-order.confirming" />
      </Box>
    );
  if (stage === 'BOOKED')
    return (
      <Notice
        tone="success"
        role="status"
        title={<FormattedMessage id="trips-extras-order.paid" />}
      >
        <FormattedMessage id="trips-extras-order.paid.text" />
      </Notice>
    );
  if (stage === 'CLOSED')
    return (
      <>
        <Notice>
          <FormattedMessage
            id="trips-extras-order.closed"
            values={{ cause: order.state === 'REFUNDED' ? 'REFUNDED' : order.cancellationCause }}
          />
        </Notice>
        {order.state === 'CANCELLED' && latest && <LateMoney payments={order.payments} />}
      </>
    );
  if (stage !== 'FAILED' || !latest) return null;
  if (latest.state === 'MISMATCHED') return <MismatchedMoney payment={latest} payable={false} />;
  return (
    <Notice tone="warning" role="alert" title={<FormattedMessage id="booking-payment.failed" />}>
      <p>
        {latest.failure ? (
          codeText(latest.failure)
        ) : (
          <FormattedMessage id="booking-payment.failed.expired" />
        )}
      </p>
      <p>
        <FormattedMessage id="trips-extras-order.failed" />
      </p>
    </Notice>
  );
}
