import { lookedForName } from '#web/app/components/ticket-fields/looked-for.ts';
import { CodeStep } from '#web/app/components/verification-code/code-step.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { CodeToOpen } from './code.form.tsx';
import type { FoundOrder } from './found-order.ts';
import type { RequestedCode } from './requested-code.ts';
import { useAskCode } from './use-request-code.ts';

const TEXTS = {
  sentAgain: 'trips-order-detail.code.sentAgain',
  back: 'trips-order-detail.code.back',
} as const;

/** A mailbox as it was typed, anything else in capitals. */
const shownKey = ({ kind, key }: RequestedCode): string =>
  kind === 'email' ? key.trim() : key.trim().toUpperCase();

type OrderCodeProps = {
  asked: RequestedCode;
  onAsked: (asked: RequestedCode) => void;
  onOpened: (orders: readonly FoundOrder[]) => void;
  onBack: () => void;
};

/** The code that was sent to the e-mail of a booking. */
export function OrderCode({ asked, onAsked, onOpened, onBack }: OrderCodeProps) {
  const askCode = useAskCode();
  return (
    <CodeStep
      asked={asked}
      again={() => askCode(asked)}
      onAsked={onAsked}
      onBack={onBack}
      texts={TEXTS}
      lead={
        <FormattedMessage
          id="trips-order-detail.code.asked"
          values={{ reference: shownKey(asked), name: lookedForName(asked) }}
        />
      }
    >
      <CodeToOpen asked={asked} onOpened={onOpened} />
    </CodeStep>
  );
}
