import { HStack, Text } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { mayPayAgain, openHeading } from '#web/app/components/payment/pay-again.ts';
import { PayButton, type PayButtonProps } from '#web/app/components/payment/pay-button.tsx';
import { RequestedAt } from '#web/app/components/payment/requested-at.tsx';
import type {
  PaymentAnswer,
  usePaymentAnswer,
} from '#web/app/components/payment/use-payment-answer.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { LoadingMark } from '#web/app/ui/brand-mark/loading-mark.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import type { PaidOrderFragment } from './paid-order.gen.ts';

const OUTLINE = { borderColor: 'var(--ui-colors-brand-border)' };
const SIDE_BY_SIDE = { '& > *': { flex: '1 1 12rem' } };

function Answer({ outcome, refusal, askedAt }: PaymentAnswer) {
  if (refusal) return <RefusalText refusal={refusal} />;
  if (outcome === null)
    return (
      <HStack as="span" display="inline-flex" gap="3">
        <LoadingMark />
        <FormattedMessage id="booking-payment.open.asking" />
      </HStack>
    );
  return (
    <>
      <FormattedMessage id="booking-payment.open.outcome" values={{ outcome }} />
      <RequestedAt askedAt={askedAt} />
    </>
  );
}

/** Until when it is looked up, and whether this page still does it by itself. */
function LookedUp({ until, polling }: { until: string | null; polling: boolean }) {
  const { time } = useClock();
  return (
    <Text marginTop="3">
      {until && (
        <FormattedMessage
          id="booking-payment.open.lookedUp"
          values={{ time: time(until, BRAND.commercialZone) }}
        />
      )}{' '}
      {!polling && <FormattedMessage id="booking-payment.open.paused" />}
    </Text>
  );
}

type OpenAttemptProps = {
  order: PayButtonProps['order'] & Pick<PaidOrderFragment, 'capabilities' | 'paymentDueAt'>;
  payment: ReturnType<typeof usePaymentAnswer>;
};

/**
 * Back from the provider's page without a result: what is known, until when it is looked up, and
 * "pay again", once that is safe, or "already paid" (RULES 5.6 and 5.12).
 */
export function OpenAttempt({ order, payment }: OpenAttemptProps) {
  const { answer, press, pressed, polling } = payment;
  const safe = mayPayAgain(order, answer);
  return (
    <Panel
      as="section"
      aria-labelledby="open"
      style={OUTLINE}
      data-open-attempt=""
      data-screen-only=""
    >
      <PartHeading id="open">
        <FormattedMessage id={openHeading(order, answer)} />
      </PartHeading>
      <p role="status">
        <Answer {...answer} />
      </p>
      <LookedUp until={order.paymentDueAt} polling={polling} />
      <HStack wrap="wrap" gap="3" marginBlock="4" css={SIDE_BY_SIDE}>
        <PayButton order={order} again off={!safe} aria-describedby="pay-again" />
        <Button variant="secondary" size="lg" loading={pressed} onClick={press}>
          <FormattedMessage id="booking-payment.alreadyPaid" />
        </Button>
      </HStack>
      <Muted id="pay-again">
        <FormattedMessage id={safe ? 'booking-payment.open.text' : 'booking-payment.open.wait'} />
      </Muted>
    </Panel>
  );
}
