import { Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { AnotherCode } from '#web/app/components/verification-code/another-code.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { contactText, type SentCode } from './sent-code.ts';
import { useSendCode } from './use-send-code.ts';

/** Where a code went, and how long it is good for. */
export function CodeSent({ sent }: { sent: SentCode }) {
  const intl = useIntl();
  return (
    <p>
      <FormattedMessage
        id="page.codeSent"
        values={{ contact: <bdi translate="no">{contactText(sent.contact)}</bdi> }}
      />{' '}
      <FormattedMessage
        id="account.code.timeLeft"
        values={{
          time: (
            <TimeLeft
              deadline={sent.expiresAt}
              pageNow={sent.serverNow}
              label={intl.formatMessage({ id: 'verification-code.timer' })}
            />
          ),
        }}
      />
    </p>
  );
}

const TEXTS = {
  sentAgain: 'account.code.sentAgain',
  back: 'account.code.back',
} as const;

type OtherWaysProps = {
  sent: SentCode;
  onSent: (sent: SentCode) => void;
  onBack: () => void;
};

/** Another code, once one may be asked for, and the way back to another address. */
export function CodeAgain({ sent, onSent, onBack }: OtherWaysProps) {
  const send = useSendCode(sent.purpose);

  async function ask() {
    const answer = await send(sent.contact);
    if ('errors' in answer) return answer.errors[0] ?? null;
    onSent(answer.sent);
    return null;
  }

  return (
    <Stack gap="2" alignItems="flex-start">
      <AnotherCode
        resendAt={sent.resendAt}
        pageNow={sent.serverNow}
        ask={ask}
        onBack={onBack}
        texts={TEXTS}
      />
    </Stack>
  );
}
