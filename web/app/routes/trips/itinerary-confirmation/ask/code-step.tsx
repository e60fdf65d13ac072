import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { printedTicketNumber, readTicketNumber } from '#schema/rules/orders/ticket-number.ts';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import styles from '#web/app/routes/trips/itinerary-confirmation/itinerary-confirmation.module.css';
import { Button } from '#web/app/ui/button.tsx';
import { type AskedItinerary, pageNowOf } from './asked-itinerary.ts';
import { CodeForm } from './code.form.tsx';
import { ResendButton } from './resend-button.tsx';
import { useRequestItinerary } from './use-request-itinerary.ts';

type CodeStepProps = {
  asked: AskedItinerary;
  onAsked: (asked: AskedItinerary) => void;
  onOpened: (confirmationId: string) => void;
  onBack: () => void;
};

/** The second step: the code, how long it is good for, another one, and the way back. */
export function CodeStep({ asked, onAsked, onOpened, onBack }: CodeStepProps) {
  const intl = useIntl();
  const codeText = useCodeText();
  const request = useRequestItinerary();
  const [said, setSaid] = useState('');
  const [asking, setAsking] = useState(false);
  const pageNow = useMemo(() => pageNowOf(asked, Date.now()), [asked]);
  const { ticketNumber, name } = asked.details;

  async function again() {
    setAsking(true);
    const answer = await request(asked.details);
    setAsking(false);
    if ('asked' in answer) {
      onAsked(answer.asked);
      setSaid(intl.formatMessage({ id: 'trips-itinerary-confirmation.code.sentAgain' }));
    } else setSaid(codeText(answer.errors[0]?.code ?? 'INTERNAL'));
  }

  return (
    <>
      <p className={styles.asked}>
        <FormattedMessage
          id="trips-itinerary-confirmation.code.asked"
          values={{
            number: (
              <span className="text-code" translate="no">
                {printedTicketNumber(readTicketNumber(ticketNumber) ?? ticketNumber)}
              </span>
            ),
            name: name.toUpperCase(),
          }}
        />
        <br />
        <FormattedMessage
          id="trips-itinerary-confirmation.code.timeLeft"
          values={{
            time: (
              <TimeLeft
                deadline={asked.expiresAt}
                pageNow={pageNow}
                label={intl.formatMessage({ id: 'trips-itinerary-confirmation.code.timer' })}
              />
            ),
          }}
        />
      </p>
      <CodeForm challengeId={asked.id} onOpened={onOpened} />
      <div className={styles.others}>
        <ResendButton
          resendAt={asked.resendAt}
          pageNow={pageNow}
          loading={asking}
          onPress={again}
        />
        <Button variant="quiet" onClick={onBack}>
          <FormattedMessage id="trips-itinerary-confirmation.code.back" />
        </Button>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </>
  );
}
