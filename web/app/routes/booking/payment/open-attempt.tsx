import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { isAtBank, mayPayAgain } from '#web/app/components/payment/pay-again.ts';
import { PayButton, type PayButtonProps } from '#web/app/components/payment/pay-button.tsx';
import type {
  PaymentAnswer,
  usePaymentAnswer,
} from '#web/app/components/payment/use-payment-answer.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { BusyMark } from '#web/app/ui/brand-mark/busy-mark.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { PaidOrderFragment } from './paid-order.gen.ts';
import styles from './payment.module.css';

function Answer({ outcome, refusal, askedAt }: PaymentAnswer) {
  const { time } = useFormat();
  if (refusal) return <RefusalText refusal={refusal} />;
  if (outcome === null)
    return (
      <span className={styles.asking}>
        <BusyMark />
        <FormattedMessage id="booking-payment.open.asking" />
      </span>
    );
  return (
    <>
      <FormattedMessage id="booking-payment.open.outcome" values={{ outcome }} />
      {askedAt && (
        <span className={styles.askedAt}>
          <FormattedMessage
            id="booking-payment.open.askedAt"
            values={{ time: time(askedAt, BRAND.commercialZone) }}
          />
        </span>
      )}
    </>
  );
}

/** Until when it is looked up, and whether this page still does it by itself. */
function LookedUp({ until, polling }: { until: string | null; polling: boolean }) {
  const { time } = useFormat();
  return (
    <p className={styles.lookedUp}>
      {until && (
        <FormattedMessage
          id="booking-payment.open.lookedUp"
          values={{ time: time(until, BRAND.commercialZone) }}
        />
      )}{' '}
      {!polling && <FormattedMessage id="booking-payment.open.paused" />}
    </p>
  );
}

type OpenAttemptProps = {
  order: PayButtonProps['order'] & Pick<PaidOrderFragment, 'capabilities' | 'paymentDueAt'>;
  payment: ReturnType<typeof usePaymentAnswer>;
};

/**
 * Back from the provider's page without a result: what is known, until when it is looked up, and "pay again", once that is
 * safe, or "already paid" (RULES 5.6 and 5.12).
 */
export function OpenAttempt({ order, payment }: OpenAttemptProps) {
  const { answer, press, pressed, polling } = payment;
  const safe = mayPayAgain(order, answer);
  return (
    <Panel as="section" aria-labelledby="open" className={styles.open}>
      <h2 id="open" className={styles.partHeading}>
        <FormattedMessage
          id={isAtBank(order) ? 'booking-payment.open.atBank' : 'booking-payment.open'}
        />
      </h2>
      <p role="status">
        <Answer {...answer} />
      </p>
      <LookedUp until={order.paymentDueAt} polling={polling} />
      <div className={styles.choices}>
        <PayButton order={order} again off={!safe} aria-describedby="pay-again" />
        <Button variant="secondary" size="lg" loading={pressed} onClick={press}>
          <FormattedMessage id="booking-payment.alreadyPaid" />
        </Button>
      </div>
      <p id="pay-again" className={styles.provider}>
        <FormattedMessage id={safe ? 'booking-payment.open.text' : 'booking-payment.open.wait'} />
      </p>
    </Panel>
  );
}
