import { Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { AnotherCode } from '#web/app/components/verification-code/another-code.tsx';
import { pageNowOf } from '#web/app/components/verification-code/page-now.ts';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import type { AskedCode } from './asked-code.ts';
import { CodeForm } from './code.form.tsx';
import type { FoundOrder } from './found-order.ts';
import { nameOf } from './look-up.ts';
import { useAskCode } from './use-ask-code.ts';

const TEXTS = {
  resend: 'trips-order-detail.code.resend',
  resendIn: 'trips-order-detail.code.resendIn',
  sentAgain: 'trips-order-detail.code.sentAgain',
  back: 'trips-order-detail.code.back',
} as const;

/** A mailbox as it was typed, anything else in capitals. */
const shownKey = ({ kind, key }: AskedCode): string =>
  kind === 'email' ? key.trim() : key.trim().toUpperCase();

type CodeStepProps = {
  asked: AskedCode;
  onAsked: (asked: AskedCode) => void;
  onOpened: (orders: readonly FoundOrder[]) => void;
  onBack: () => void;
};

/** The second step: the code, how long it is good for, another one, and the way back. */
export function CodeStep({ asked, onAsked, onOpened, onBack }: CodeStepProps) {
  const intl = useIntl();
  const askCode = useAskCode();
  const pageNow = useMemo(() => pageNowOf(asked, Date.now()), [asked]);

  async function ask() {
    const answer = await askCode(asked);
    if ('errors' in answer) return answer.errors[0] ?? null;
    onAsked(answer.asked);
    return null;
  }

  return (
    <>
      <Text marginBottom="6" overflowWrap="anywhere">
        <FormattedMessage
          id="trips-order-detail.code.asked"
          values={{ reference: shownKey(asked), name: nameOf(asked) }}
        />
        <br />
        <FormattedMessage
          id="trips-order-detail.code.timeLeft"
          values={{
            time: (
              <TimeLeft
                deadline={asked.expiresAt}
                pageNow={pageNow}
                label={intl.formatMessage({ id: 'trips-order-detail.code.timer' })}
              />
            ),
          }}
        />
      </Text>
      <CodeForm asked={asked} onOpened={onOpened} />
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
