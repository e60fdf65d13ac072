import { Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { AnotherCode } from '#web/app/components/verification-code/another-code.tsx';
import { pageNowOf } from '#web/app/components/verification-code/page-now.ts';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import type { AskedFlight } from './asked-flight.ts';
import { CodeForm } from './code.form.tsx';
import { useRequestAccess } from './use-request-access.ts';

const TEXTS = {
  resend: 'check-in-overview.code.resend',
  resendIn: 'check-in-overview.code.resendIn',
  sentAgain: 'check-in-overview.code.sentAgain',
  back: 'check-in-overview.code.back',
} as const;

type CodeStepProps = {
  asked: AskedFlight;
  onAsked: (asked: AskedFlight) => void;
  onOpened: (itineraryId: string) => void;
  onBack: () => void;
};

/** The second step: the code, how long it is good for, another one, and the way back. */
export function CodeStep({ asked, onAsked, onOpened, onBack }: CodeStepProps) {
  const intl = useIntl();
  const request = useRequestAccess();
  const pageNow = useMemo(() => pageNowOf(asked, Date.now()), [asked]);
  const { name, flightNumber } = asked.details;

  async function ask() {
    const answer = await request(asked.details);
    if ('errors' in answer) return answer.errors[0] ?? null;
    onAsked(answer.asked);
    return null;
  }

  return (
    <>
      <Text overflowWrap="anywhere">
        <FormattedMessage
          id="check-in-overview.code.lead"
          values={{
            name: name.toUpperCase(),
            flight: flightNumber.toUpperCase(),
            digits: LIMITS.verificationCode.digits,
          }}
        />
        <br />
        <FormattedMessage
          id="check-in-overview.code.timeLeft"
          values={{
            time: (
              <TimeLeft
                deadline={asked.expiresAt}
                pageNow={pageNow}
                label={intl.formatMessage({ id: 'check-in-overview.code.timer' })}
              />
            ),
          }}
        />
      </Text>
      <CodeForm challengeId={asked.id} onOpened={onOpened} />
      <ButtonRow marginTop="4" paddingTop="6" borderTopWidth="1px">
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
