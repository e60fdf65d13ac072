import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { BusyMark } from '#web/app/ui/brand-mark/busy-mark.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PayButton, type PayButtonProps } from './pay-button.tsx';
import styles from './payment.module.css';
import type { PaymentAnswer, usePaymentAnswer } from './use-payment-answer.ts';

function Answer({ outcome, code, askedAt }: PaymentAnswer) {
  const codeText = useCodeText();
  const { time } = useFormat();
  if (code) return codeText(code);
  if (outcome === null)
    return (
      <span className={styles.asking}>
        <BusyMark />
        <FormattedMessage id="booking-payment.open.asking" />
      </span>
    );
  return (
    <>
      <FormattedMessage id="booking-payment.open.outcome" values={{ outcome }} />{' '}
      {askedAt && (
        <FormattedMessage
          id="booking-payment.open.askedAt"
          values={{ time: time(askedAt, BRAND.commercialZone) }}
        />
      )}
    </>
  );
}

type OpenAttemptProps = {
  order: PayButtonProps['order'];
  payment: ReturnType<typeof usePaymentAnswer>;
};

/** Back from the provider's page without a result: "pay again" or "already paid" (RULES 5.6). */
export function OpenAttempt({ order, payment }: OpenAttemptProps) {
  const { answer, press, pressed } = payment;
  return (
    <Panel as="section" aria-labelledby="open" className={styles.open}>
      <h2 id="open" className={styles.partHeading}>
        <FormattedMessage id="booking-payment.open" />
      </h2>
      <p role="status">
        <Answer {...answer} />
      </p>
      <div className={styles.choices}>
        <PayButton order={order} again />
        <Button variant="secondary" size="lg" loading={pressed} onClick={press}>
          <FormattedMessage id="booking-payment.alreadyPaid" />
        </Button>
      </div>
      <p className={styles.provider}>
        <FormattedMessage id="booking-payment.open.text" />
      </p>
    </Panel>
  );
}
