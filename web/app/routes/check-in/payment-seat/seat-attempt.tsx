import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { MismatchedMoney } from '#web/app/components/payment/mismatched-money.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { BusyMark } from '#web/app/ui/brand-mark/busy-mark.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { OpenSeatAttempt } from './open-seat-attempt.tsx';
import type { SeatsToPayProps } from './seats-to-pay-props.ts';

type SeatAttemptProps = Pick<SeatsToPayProps, 'seatOrder' | 'stage' | 'payment'>;

/** What became of the latest attempt to pay: still open, paid and being confirmed, or why it failed. */
export function SeatAttempt({ seatOrder, stage, payment }: SeatAttemptProps) {
  const codeText = useCodeText();
  const [latest] = seatOrder.payments;
  if (stage === 'OPEN') return <OpenSeatAttempt seatOrder={seatOrder} payment={payment} />;
  if (stage === 'ISSUING')
    return (
      <Box role="status" display="inline-flex" gap="3" alignItems="center">
        <BusyMark />
        <FormattedMessage id="check-in-payment-seat.confirming" />
      </Box>
    );
  if (stage !== 'FAILED' || !latest) return null;
  if (latest.state === 'MISMATCHED') return <MismatchedMoney payment={latest} payable />;
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
        <FormattedMessage id="booking-payment.failed.text" />
      </p>
    </Notice>
  );
}
