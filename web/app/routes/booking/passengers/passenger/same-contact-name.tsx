import { useIntl } from 'react-intl';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Suggestion } from './suggestion.tsx';
import { useFirstAdult } from './use-first-adult.ts';

/** Makes the first adult the contact, as most who book travel themselves. */
export function SameContactName() {
  const intl = useIntl();
  const { who } = useTravellerWords();
  const first = useFirstAdult();
  if (!first?.lastName || !first.firstName) return null;
  const { member, lastName, firstName } = first;
  const name = intl.formatMessage(
    { id: 'booking-passengers.contact.fullName' },
    { lastName, firstName },
  );
  return (
    <Suggestion name="contact.name" value={name}>
      <FormattedMessage
        id="booking-passengers.contact.same"
        values={{ who: who(member.type, member.number), name }}
      />
    </Suggestion>
  );
}
