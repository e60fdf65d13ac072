import { Span } from '@chakra-ui/react';
import { PassengerTags } from '#web/app/components/passenger-tags/passenger-tags.tsx';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useBooking } from '#web/app/routes/booking/passengers/booking-context.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { Button } from '#web/app/ui/button.tsx';
import type { TravellerChoice } from './traveller-choices.ts';

export type ChoiceButtonProps = {
  choice: TravellerChoice;
  /** For whom of the party this passenger is chosen; null for none. */
  chosenFor: PartyMember | null;
  onChoose: () => void;
};

/**
 * A saved passenger to press, with what has to be known before: tags, document, and whether it
 * lasts for the trip.
 */
export function ChoiceButton({ choice, chosenFor, onChoose }: ChoiceButtonProps) {
  const { who, document: kind, documentNumber } = useTravellerWords();
  const { day, personName } = useFormat();
  const { trip } = useBooking();
  const { name, tags, document, endsBefore } = choice;
  const expiresOn = document?.document.expiresOn ?? null;
  return (
    <Button
      variant="secondary"
      aria-disabled={chosenFor ? true : undefined}
      style={{
        display: 'grid',
        justifyItems: 'start',
        gap: '0.25rem',
        height: 'auto',
        padding: '0.625rem 0.875rem',
        textAlign: 'start',
        whiteSpace: 'normal',
      }}
      onClick={chosenFor ? undefined : onChoose}
    >
      <Span display="inline-flex" flexWrap="wrap" gap="2" alignItems="center">
        <Span translate="no" overflowWrap="anywhere">
          {personName(name)}
        </Span>
        <PassengerTags tags={tags} />
      </Span>
      <Span fontSize="sm" fontWeight="normal" color={endsBefore ? 'danger.fg' : 'fg.muted'}>
        {chosenFor && (
          <FormattedMessage
            id="booking-passengers-saved.chosen"
            values={{ who: who(chosenFor.type, chosenFor.number) }}
          />
        )}
        {!chosenFor && !document && <FormattedMessage id="booking-passengers-saved.noDocument" />}
        {!chosenFor && document && (
          <>
            {kind(document.document.type)} {documentNumber(document.document)}
            {expiresOn && ' · '}
            {expiresOn && (
              <FormattedMessage
                id={
                  endsBefore
                    ? 'booking-passengers-saved.endsBefore'
                    : 'booking-passengers-saved.until'
                }
                values={{ day: day(expiresOn), lastDay: day(trip.lastArrivalDay) }}
              />
            )}
          </>
        )}
      </Span>
    </Button>
  );
}
