import { Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { AnotherCode, type AnotherCodeTexts } from './another-code.tsx';

/**
 * An answer as it is stored: the server's clock in it, and this device's in milliseconds when it
 * came.
 */
type StoredAnswer = { readonly serverNow: string; readonly answeredAt: number };

/**
 * The server's time now, by a stored answer: as much later as this device's clock has advanced
 * since.
 */
export const serverClock = ({ serverNow, answeredAt }: StoredAnswer, deviceNow: number): string =>
  new Date(Date.parse(serverNow) + (deviceNow - answeredAt)).toISOString();

/** A code that was asked for. */
export type SentCode = {
  readonly expiresAt: string;
  readonly resendAt: string;
  readonly serverNow: string;
  /**
   * This device's clock when the answer came, where the answer is restored from session storage.
   */
  readonly answeredAt?: number;
};

type CodeStepProps<Asked extends SentCode> = {
  asked: Asked;
  /** Asks for another code for the same purpose. */
  again: () => Promise<{ readonly asked: Asked } | { readonly errors: readonly UserError[] }>;
  onAsked: (asked: Asked) => void;
  onBack: () => void;
  texts: AnotherCodeTexts;
  /** Where the code went. */
  lead: ReactNode;
  /** The form for the code. */
  children: ReactNode;
};

/**
 * The second step: the code, how long it is good for, another one, and the way back. Texts:
 * `verification-code`.
 */
export function CodeStep<Asked extends SentCode>(props: CodeStepProps<Asked>) {
  const { asked, again, onAsked, onBack, texts, lead, children } = props;
  const intl = useIntl();
  const pageNow = useMemo(() => {
    const { serverNow, answeredAt } = asked;
    return answeredAt === undefined
      ? serverNow
      : serverClock({ serverNow, answeredAt }, Date.now());
  }, [asked]);

  async function ask() {
    const answer = await again();
    if ('errors' in answer) return answer.errors[0] ?? null;
    onAsked(answer.asked);
    return null;
  }

  return (
    <Stack gap="6">
      <Text overflowWrap="anywhere">
        {lead}
        <br />
        <FormattedMessage
          id="verification-code.timeLeft"
          values={{
            time: (
              <TimeLeft
                deadline={asked.expiresAt}
                pageNow={pageNow}
                label={intl.formatMessage({ id: 'verification-code.timer' })}
              />
            ),
          }}
        />
      </Text>
      {children}
      <ButtonRow marginTop="2" paddingTop="6" borderTopWidth="1px">
        <AnotherCode
          resendAt={asked.resendAt}
          pageNow={pageNow}
          ask={ask}
          onBack={onBack}
          texts={texts}
        />
      </ButtonRow>
    </Stack>
  );
}
