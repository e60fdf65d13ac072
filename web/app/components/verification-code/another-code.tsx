import { Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useServerNow } from '#web/app/apollo/use-server-now.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { secondsUntil } from '#web/app/components/time-left/clock-text.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';

/** What is said of another code for this purpose, and of the way back. */
export type AnotherCodeTexts = Readonly<Record<'sentAgain' | 'back', MessageId>>;

type AnotherCodeProps = {
  resendAt: string;
  pageNow: string;
  /** Asks for another code; gives the refusal, or null. */
  ask: () => Promise<UserError | null>;
  onBack: () => void;
  texts: AnotherCodeTexts;
};

/**
 * Another code, once it may be asked for (until then it says in how many seconds), and the way
 * back. The parent lays them out. Texts: `verification-code`.
 */
export function AnotherCode({ resendAt, pageNow, ask, onBack, texts }: AnotherCodeProps) {
  const [said, setSaid] = useState<ReactNode>(null);
  const [asking, setAsking] = useState(false);
  const seconds = secondsUntil(resendAt, useServerNow(pageNow));

  async function again() {
    setAsking(true);
    const refusal = await ask();
    setAsking(false);
    setSaid(
      refusal ? <RefusalText refusal={refusal} /> : <FormattedMessage id={texts.sentAgain} />,
    );
  }

  return (
    <>
      <Button
        variant="secondary"
        loading={asking}
        aria-disabled={seconds > 0 || undefined}
        onClick={again}
      >
        <FormattedMessage
          id={seconds > 0 ? 'verification-code.resendIn' : 'verification-code.resend'}
          values={{ seconds }}
        />
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
