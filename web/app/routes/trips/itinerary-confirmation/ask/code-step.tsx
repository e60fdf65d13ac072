import { Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { printedTicketNumber, readTicketNumber } from '#schema/rules/orders/ticket-number.ts';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { AnotherCode } from '#web/app/components/verification-code/another-code.tsx';
import { pageNowOf } from '#web/app/components/verification-code/page-now.ts';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import type { AskedItinerary } from './asked-itinerary.ts';
import { CodeForm } from './code.form.tsx';
import { useRequestItinerary } from './use-request-itinerary.ts';

const TEXTS = {
  resend: 'trips-itinerary-confirmation.code.resend',
  resendIn: 'trips-itinerary-confirmation.code.resendIn',
  sentAgain: 'trips-itinerary-confirmation.code.sentAgain',
  back: 'trips-itinerary-confirmation.code.back',
} as const;

type CodeStepProps = {
  asked: AskedItinerary;
  onAsked: (asked: AskedItinerary) => void;
  onOpened: (confirmationId: string) => void;
  onBack: () => void;
};

/** The second step: the code, how long it is good for, another one, and the way back. */
export function CodeStep({ asked, onAsked, onOpened, onBack }: CodeStepProps) {
  const intl = useIntl();
  const request = useRequestItinerary();
  const pageNow = useMemo(() => pageNowOf(asked, Date.now()), [asked]);
  const { ticketNumber, name } = asked.details;

  async function ask() {
    const answer = await request(asked.details);
    if ('errors' in answer) return answer.errors[0] ?? null;
    onAsked(answer.asked);
    return null;
  }

  return (
    <>
      <Text marginBottom="6" overflowWrap="anywhere">
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
      </Text>
      <CodeForm challengeId={asked.id} onOpened={onOpened} />
      <ButtonRow marginTop="8" paddingTop="6" borderTopWidth="1px">
        <AnotherCode
          resendAt={asked.resendAt}
          pageNow={pageNow}
          ask={ask}
          onBack={onBack}
          texts={TEXTS}
        />
      </ButtonRow>
    </>
  );
}
