import { Span } from '@chakra-ui/react';
import { printedTicketNumber, readTicketNumber } from '#schema/rules/orders/ticket-number.ts';
import { lookedForName } from '#web/app/components/ticket-fields/looked-for.ts';
import { CodeStep } from '#web/app/components/verification-code/code-step.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import { CodeToOpen } from './code.form.tsx';
import type { RequestedItinerary } from './requested-itinerary.ts';
import { useRequestItinerary } from './use-request-itinerary.ts';

const TEXTS = {
  sentAgain: 'trips-itinerary-confirmation.code.sentAgain',
  back: 'trips-itinerary-confirmation.code.back',
} as const;

type ItineraryCodeProps = {
  asked: RequestedItinerary;
  onAsked: (asked: RequestedItinerary) => void;
  onOpened: (confirmationId: string) => void;
  onBack: () => void;
};

/** The code that was sent to the e-mail of a ticket. */
export function ItineraryCode({ asked, onAsked, onOpened, onBack }: ItineraryCodeProps) {
  const { personName } = useFormat();
  const request = useRequestItinerary();
  const { ticketNumber } = asked.details;
  return (
    <CodeStep
      asked={asked}
      again={() => request(asked.details)}
      onAsked={onAsked}
      onBack={onBack}
      texts={TEXTS}
      lead={
        <FormattedMessage
          id="trips-itinerary-confirmation.code.asked"
          values={{
            number: (
              <Span key="number" whiteSpace="nowrap">
                <PrintedCode>
                  {printedTicketNumber(readTicketNumber(ticketNumber) ?? ticketNumber)}
                </PrintedCode>
              </Span>
            ),
            name: personName(lookedForName(asked.details)),
          }}
        />
      }
    >
      <CodeToOpen challengeId={asked.id} onOpened={onOpened} />
    </CodeStep>
  );
}
