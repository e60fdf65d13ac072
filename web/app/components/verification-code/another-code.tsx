import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServerNow } from '#web/app/apollo/use-server-now.ts';
import { secondsUntil } from '#web/app/components/time-left/clock-text.ts';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Button } from '#web/app/ui/button.tsx';

type AnotherCodeProps = {
  resendAt: string;
  pageNow: string;
  /** Asks for another code; gives the code of the refusal, or null. */
  ask: () => Promise<string | null>;
  onBack: () => void;
  texts: Readonly<Record<'resend' | 'resendIn' | 'sentAgain' | 'back', MessageId>>;
};

/** Another code, once it may be asked for (until then it says in how many seconds), and the way back. The parent lays them out. */
export function AnotherCode({ resendAt, pageNow, ask, onBack, texts }: AnotherCodeProps) {
  const intl = useIntl();
  const codeText = useCodeText();
  const [said, setSaid] = useState('');
  const [asking, setAsking] = useState(false);
  const seconds = secondsUntil(resendAt, useServerNow(pageNow));

  async function again() {
    setAsking(true);
    const refusal = await ask();
    setAsking(false);
    setSaid(refusal ? codeText(refusal) : intl.formatMessage({ id: texts.sentAgain }));
  }

  return (
    <>
      <Button
        variant="secondary"
        loading={asking}
        aria-disabled={seconds > 0 || undefined}
        onClick={again}
      >
        <FormattedMessage id={seconds > 0 ? texts.resendIn : texts.resend} values={{ seconds }} />
      </Button>
      <Button variant="quiet" onClick={onBack}>
        <FormattedMessage id={texts.back} />
      </Button>
      <Text
        role="status"
        flexBasis="full"
        color="fg.muted"
        fontSize="sm"
        css={{ '&:empty': { display: 'none' } }}
      >
        {said}
      </Text>
    </>
  );
}
