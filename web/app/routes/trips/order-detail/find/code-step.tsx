import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Button } from '#web/app/ui/button.tsx';
import { type AskedCode, pageNowOf } from './asked-code.ts';
import { CodeForm } from './code.form.tsx';
import styles from './find-order.module.css';
import type { FoundOrder } from './found-order.ts';
import { nameOf } from './look-up.ts';
import { ResendButton } from './resend-button.tsx';
import { useAskCode } from './use-ask-code.ts';

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
  const codeText = useCodeText();
  const askCode = useAskCode();
  const [said, setSaid] = useState('');
  const [asking, setAsking] = useState(false);
  const pageNow = useMemo(() => pageNowOf(asked, Date.now()), [asked]);

  async function again() {
    setAsking(true);
    const answer = await askCode(asked);
    setAsking(false);
    if ('asked' in answer) {
      onAsked(answer.asked);
      setSaid(intl.formatMessage({ id: 'trips-order-detail.code.sentAgain' }));
    } else setSaid(codeText(answer.errors[0]?.code ?? 'INTERNAL'));
  }

  return (
    <>
      <p className={styles.asked}>
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
      </p>
      <CodeForm asked={asked} onOpened={onOpened} />
      <div className={styles.others}>
        <ResendButton asked={asked} pageNow={pageNow} loading={asking} onPress={again} />
        <Button variant="quiet" onClick={onBack}>
          <FormattedMessage id="trips-order-detail.code.back" />
        </Button>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </>
  );
}
