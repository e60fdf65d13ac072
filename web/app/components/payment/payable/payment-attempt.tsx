import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FailedAttempt } from '#web/app/components/payment/failed-attempt.tsx';
import type { Stage } from '#web/app/components/payment/stage.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { LoadingMark } from '#web/app/ui/brand-mark/loading-mark.tsx';
import { OpenAttempt, type PaidWords } from './open-attempt.tsx';
import type { Payable } from './payable.ts';
import type { FollowedPayment } from './use-followed-payment.ts';

type PaymentAttemptProps = {
  payable: Payable;
  stage: Stage;
  payment: FollowedPayment;
  words: PaidWords;
  /** Failed: what can be done now, where no seats are held. */
  failed?: ReactNode;
};

/**
 * What became of the latest attempt to pay: still open, paid and being confirmed, or why it failed.
 */
export function PaymentAttempt(props: PaymentAttemptProps) {
  const { payable, stage, payment, words, failed } = props;
  const [latest] = payable.payments;
  if (stage === 'OPEN') return <OpenAttempt payable={payable} payment={payment} words={words} />;
  if (stage === 'ISSUING')
    return (
      <Box role="status" display="inline-flex" gap="3" alignItems="center">
        <LoadingMark />
        <FormattedMessage id={`${words}.confirming`} />
      </Box>
    );
  return stage === 'FAILED' && latest ? <FailedAttempt payment={latest} now={failed} /> : null;
}
