import { CodeStep } from '#web/app/components/verification-code/code-step.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { CodeToCancel } from './code.form.tsx';
import type { RequestedCancellation } from './requested-cancellation.ts';
import { useRequestCancellation } from './use-request-cancellation.ts';

const TEXTS = {
  sentAgain: 'check-in-boarding.cancel.sentAgain',
  back: 'check-in-boarding.cancel.back',
} as const;

type CancellationCodeProps = {
  asked: RequestedCancellation;
  onAsked: (asked: RequestedCancellation) => void;
  onCancelled: () => void;
  onBack: () => void;
};

/** The code that was sent to the contact given at check-in. */
export function CancellationCode(props: CancellationCodeProps) {
  const { asked, onAsked, onCancelled, onBack } = props;
  const { request } = useRequestCancellation();
  return (
    <CodeStep
      asked={asked}
      again={() => request(asked.passengerIds)}
      onAsked={onAsked}
      onBack={onBack}
      texts={TEXTS}
      lead={
        <FormattedMessage
          id="page.codeSent"
          values={{ contact: <bdi translate="no">{asked.sentTo}</bdi> }}
        />
      }
    >
      <CodeToCancel
        challengeId={asked.id}
        people={asked.passengerIds.length}
        onCancelled={onCancelled}
      />
    </CodeStep>
  );
}
