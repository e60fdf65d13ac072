import { Box, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { isAtBank, mayPayAgain } from '#web/app/components/payment/pay-again.ts';
import { PayButton } from '#web/app/components/payment/pay-button.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { Payable } from './payable.ts';
import type { FollowedPayment } from './use-followed-payment.ts';

type OpenAttemptProps = {
  payable: Payable;
  payment: FollowedPayment;
  /** What the provider says. */
  outcome: ReactNode;
  /** How long it is asked, and what is held until then. */
  lookedUp: ReactNode;
};

/** Back from the provider's page without a result: what is known, and "pay again", once that is safe, or "already paid". */
export function OpenAttempt({ payable, payment, outcome, lookedUp }: OpenAttemptProps) {
  const { id, amountDue } = payable;
  const { answer, press, pressed } = payment;
  const safe = mayPayAgain(payable, answer);
  return (
    <Panel as="section" aria-labelledby="open">
      <Stack gap="4">
        <Box as="h2" id="open" textStyle="h3">
          <FormattedMessage
            id={isAtBank(payable) ? 'booking-payment.open.atBank' : 'booking-payment.open'}
          />
        </Box>
        <p role="status">{answer.refusal ? <RefusalText refusal={answer.refusal} /> : outcome}</p>
        {lookedUp && <p>{lookedUp}</p>}
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
        <Box as="p" id="pay-again" color="fg.muted" textStyle="small">
          <FormattedMessage id={safe ? 'booking-payment.open.text' : 'booking-payment.open.wait'} />
        </Box>
      </Stack>
    </Panel>
  );
}
