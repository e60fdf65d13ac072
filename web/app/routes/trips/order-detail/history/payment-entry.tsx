import { Flex } from '@chakra-ui/react';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Badge } from '#web/app/ui/badge.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import type { OrderHistoryFragment } from './order-history.gen.ts';

type Payment = Extract<
  NonNullable<OrderHistoryFragment['events']>[number],
  { __typename: 'OrderPaymentMade' }
>;

const TONES = {
  CREATED: 'info',
  PENDING: 'info',
  SUCCEEDED: 'success',
  MISMATCHED: 'warning',
  FAILED: 'warning',
  EXPIRED: 'neutral',
} as const satisfies Record<Payment['paymentState'], string>;

/** An attempt to pay and what became of it. */
export function PaymentEntry({ payment }: { payment: Payment }) {
  const codeText = useCodeText();
  const { paymentState: state, amount, captured, failure, refunded, points } = payment;
  return (
    <>
      <Flex as="p" wrap="wrap" align="center" justify="space-between" gap="1" columnGap="4">
        <span>
          <FormattedMessage
            id="trips-order-detail.history.payment"
            values={{
              points,
              whole: points > 0 && amount.amount === 0 ? 'YES' : 'NO',
              amount: (
                <strong>
                  <Money value={captured ?? amount} />
                </strong>
              ),
            }}
          />
        </span>
        <Badge tone={refunded ? 'neutral' : TONES[state]}>
          <FormattedMessage
            id="trips-order-detail.paymentState"
            values={{ state: refunded ? 'REFUNDED' : state }}
          />
        </Badge>
      </Flex>
      {failure && <Muted>{codeText(failure)}</Muted>}
    </>
  );
}
