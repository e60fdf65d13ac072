import { Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { AnotherCode } from '#web/app/components/verification-code/another-code.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import type { AskedCancellation } from './asked-cancellation.ts';
import { CodeForm } from './code.form.tsx';
import { useRequestCancellation } from './use-request-cancellation.ts';

const TEXTS = {
  resend: 'check-in-boarding.cancel.resend',
  resendIn: 'check-in-boarding.cancel.resendIn',
  sentAgain: 'check-in-boarding.cancel.sentAgain',
  back: 'check-in-boarding.cancel.back',
} as const;

type CodeStepProps = {
  asked: AskedCancellation;
  onAsked: (asked: AskedCancellation) => void;
  onCancelled: () => void;
  onBack: () => void;
};

/** The second step: the code, how long it is good for, another one, and the way back. */
export function CodeStep({ asked, onAsked, onCancelled, onBack }: CodeStepProps) {
  const intl = useIntl();
  const { request } = useRequestCancellation();

  async function ask() {
    const answer = await request(asked.passengerIds);
    if ('errors' in answer) return answer.errors[0] ?? null;
    onAsked(answer.asked);
    return null;
  }

  return (
    <>
      <Text overflowWrap="anywhere">
        <FormattedMessage
          id="check-in-boarding.cancel.sent"
          values={{ contact: <bdi translate="no">{asked.sentTo}</bdi> }}
        />{' '}
        <FormattedMessage
          id="check-in-boarding.cancel.timeLeft"
          values={{
            time: (
              <TimeLeft
                deadline={asked.expiresAt}
                pageNow={asked.serverNow}
                label={intl.formatMessage({ id: 'check-in-boarding.cancel.timer' })}
              />
            ),
          }}
        />
      </Text>
      <CodeForm
        challengeId={asked.id}
        people={asked.passengerIds.length}
        onCancelled={onCancelled}
      />
      <ButtonRow marginTop="4" paddingTop="6" borderTopWidth="1px">
        <AnotherCode
          resendAt={asked.resendAt}
          pageNow={asked.serverNow}
          ask={ask}
          onBack={onBack}
          texts={TEXTS}
        />
      </ButtonRow>
    </>
  );
}
