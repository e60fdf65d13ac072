import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServerNow } from '#web/app/apollo/use-server-now.ts';
import { secondsUntil } from '#web/app/components/time-left/clock-text.ts';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Button } from '#web/app/ui/button.tsx';
import { contactText, type SentCode } from './sent-code.ts';
import { useSendCode } from './use-send-code.ts';

/** Where a code went, and how long it is good for. */
export function CodeSent({ sent }: { sent: SentCode }) {
  const intl = useIntl();
  return (
    <Text>
      <FormattedMessage
        id="account.code.sentTo"
        values={{ contact: <bdi translate="no">{contactText(sent.contact)}</bdi> }}
      />{' '}
      <FormattedMessage
        id="account.code.timeLeft"
        values={{
          time: (
            <TimeLeft
              deadline={sent.expiresAt}
              pageNow={sent.serverNow}
              label={intl.formatMessage({ id: 'account.code.timer' })}
            />
          ),
        }}
      />
    </Text>
  );
}

type OtherWaysProps = {
  sent: SentCode;
  onSent: (sent: SentCode) => void;
  onBack: () => void;
};

/** Another code, once one may be asked for, and the way back to another address. */
export function CodeAgain({ sent, onSent, onBack }: OtherWaysProps) {
  const intl = useIntl();
  const codeText = useCodeText();
  const send = useSendCode(sent.purpose);
  const [said, setSaid] = useState('');
  const [sending, setSending] = useState(false);
  const seconds = secondsUntil(sent.resendAt, useServerNow(sent.serverNow));

  async function again() {
    setSending(true);
    const answer = await send(sent.contact);
    setSending(false);
    if ('sent' in answer) {
      onSent(answer.sent);
      setSaid(intl.formatMessage({ id: 'account.code.sentAgain' }));
    } else setSaid(codeText(answer.errors[0]?.code ?? 'INTERNAL'));
  }

  return (
    <Stack gap="2" alignItems="flex-start">
      <Button
        variant="secondary"
        loading={sending}
        aria-disabled={seconds > 0 || undefined}
        onClick={again}
      >
        <FormattedMessage
          id={seconds > 0 ? 'account.code.resendIn' : 'account.code.resend'}
          values={{ seconds }}
        />
      </Button>
      <Button variant="quiet" onClick={onBack}>
        <FormattedMessage id="account.code.back" />
      </Button>
      <Text role="status">{said}</Text>
    </Stack>
  );
}
