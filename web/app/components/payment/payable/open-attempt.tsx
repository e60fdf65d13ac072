import { Stack } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { mayPayAgain, openHeading } from '#web/app/components/payment/pay-again.ts';
import { PayButton } from '#web/app/components/payment/pay-button.tsx';
import { RequestedAt } from '#web/app/components/payment/requested-at.tsx';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { Payable } from './payable.ts';
import type { FollowedPayment } from './use-followed-payment.ts';

/**
 * The messages that speak of what is paid for: what the provider says of it, and until when it is
 * asked.
 */
export type PaidWords = 'check-in-payment-seat' | 'trips-change-date-review' | 'trips-extras-order';

type OpenAttemptProps = {
  payable: Payable;
  payment: FollowedPayment;
  words: PaidWords;
};

/**
 * Back from the provider's page without a result: what is known, and "pay again", once that is
 * safe, or "already paid".
 */
export function OpenAttempt({ payable, payment, words }: OpenAttemptProps) {
  const { time } = useClock();
  const { id, amountDue, paymentDueAt } = payable;
  const { answer, press, pressed } = payment;
  const safe = mayPayAgain(payable, answer);
  return (
    <Panel as="section" aria-labelledby="open">
      <Stack gap="4">
        <h2 className="text-h3" id="open">
          <FormattedMessage id={openHeading(payable, answer)} />
        </h2>
        <p role="status">
          {answer.refusal ? (
            <RefusalText refusal={answer.refusal} />
          ) : (
            <>
              <FormattedMessage
                id={`${words}.outcome`}
                values={{ outcome: answer.outcome ?? 'ASKING' }}
              />
              <RequestedAt askedAt={answer.askedAt} />
            </>
          )}
        </p>
        {paymentDueAt && (
          <p>
            <FormattedMessage
              id={`${words}.lookedUp`}
              values={{ time: time(paymentDueAt, BRAND.commercialZone) }}
            />
          </p>
        )}
        <ButtonRow>
          <PayButton
            order={{ id, price: { total: amountDue } }}
            again
            off={!safe}
            aria-describedby="pay-again"
          />
          <Button variant="secondary" size="lg" loading={pressed} onClick={press}>
            <FormattedMessage id="booking-payment.alreadyPaid" />
          </Button>
        </ButtonRow>
        <Muted id="pay-again">
          <FormattedMessage id={safe ? 'booking-payment.open.text' : 'booking-payment.open.wait'} />
        </Muted>
      </Stack>
    </Panel>
  );
}
