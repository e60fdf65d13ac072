import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { Suggestion } from './suggestion.tsx';
import { useFirstAdult } from './use-first-adult.ts';

/** Gives a traveller the last name of the first adult, as families share it. */
export function SameLastName({ member: { key } }: { member: PartyMember }) {
  const { who } = useTravellerWords();
  const first = useFirstAdult();
  if (!first || first.member.key === key) return null;
  const { member, lastName } = first;
  return (
    <Suggestion name={`passengers.${key}.lastName`} value={lastName}>
      <FormattedMessage
        id="booking-passengers.lastName.same"
        values={{ who: who(member.type, member.number), name: lastName }}
      />
    </Suggestion>
  );
}
