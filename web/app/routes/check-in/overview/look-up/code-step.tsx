import { LIMITS } from '#schema/codes/base/limits.ts';
import { lookedForName } from '#web/app/components/ticket-fields/looked-for.ts';
import { CodeStep } from '#web/app/components/verification-code/code-step.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { CodeToOpen } from './code.form.tsx';
import type { RequestedFlight } from './requested-flight.ts';
import { useRequestAccess } from './use-request-access.ts';

const TEXTS = {
  sentAgain: 'check-in-overview.code.sentAgain',
  back: 'check-in-overview.code.back',
} as const;

type FlightCodeProps = {
  asked: RequestedFlight;
  onAsked: (asked: RequestedFlight) => void;
  onOpened: (itineraryId: string) => void;
  onBack: () => void;
};

/** The code that was sent to the contact of a booking, for one of its flights. */
export function FlightCode({ asked, onAsked, onOpened, onBack }: FlightCodeProps) {
  const { personName } = useFormat();
  const request = useRequestAccess();
  const { flightNumber } = asked.details;
  return (
    <CodeStep
      asked={asked}
      again={() => request(asked.details)}
      onAsked={onAsked}
      onBack={onBack}
      texts={TEXTS}
      lead={
        <FormattedMessage
          id="check-in-overview.code.lead"
          values={{
            name: personName(lookedForName(asked.details)),
            flight: flightNumber.toUpperCase(),
            digits: LIMITS.verificationCode.digits,
          }}
        />
      }
    >
      <CodeToOpen challengeId={asked.id} onOpened={onOpened} />
    </CodeStep>
  );
}
