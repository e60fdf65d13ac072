import { Box } from '@chakra-ui/react';
import { useCallback } from 'react';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { FieldReveal } from '#web/app/forms/field-names.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useBooking } from '#web/app/routes/booking/passengers/booking-context.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { SavedSlot } from '#web/app/routes/booking/passengers/saved/saved-slot.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { PassengerFieldset } from './passenger-fieldset.tsx';
import { PassengerLine } from './passenger-line.tsx';
import { useOpenPassenger } from './use-open-passenger.ts';

/** The travellers of a party: one is open, and each of the others is a line. */
export function PartyFieldsets() {
  const { members } = useBooking();
  const opening = useOpenPassenger();
  return (
    <Box display="grid" gap="3" css={{ '& > *': { minWidth: '0' } }}>
      {members.map((member) => (
        <Member key={member.key} member={member} opening={opening} isAlone={members.length === 1} />
      ))}
    </Box>
  );
}

type MemberProps = {
  member: PartyMember;
  opening: ReturnType<typeof useOpenPassenger>;
  isAlone: boolean;
};

function Member({ member, opening, isAlone }: MemberProps) {
  const { key } = member;
  const { open, setOpen, show, goOn, nextOf, stateOf } = opening;
  const reveal = useCallback(() => setOpen(key), [setOpen, key]);
  const line = !isAlone && open !== key && (
    <PassengerLine member={member} entered={stateOf(key)} onOpen={() => show(key)} />
  );
  return (
    <FieldReveal value={reveal}>
      <PassengerFieldset
        member={member}
        before={<SavedSlot part="CHOOSER" member={member} />}
        after={<SavedSlot part="SAVE" member={member} />}
        next={!isAlone && <Next after={nextOf(key)} onPress={() => void goOn(key)} />}
        line={line}
      />
    </FieldReveal>
  );
}

/** Goes on to another traveller, or to the contact. */
function Next({ after, onPress }: { after: PartyMember | null; onPress: () => void }) {
  const { who } = useTravellerWords();
  return (
    <Box>
      <Button variant="secondary" onClick={onPress}>
        {after ? (
          <FormattedMessage
            id="booking-passengers.next"
            values={{ who: who(after.type, after.number) }}
          />
        ) : (
          <FormattedMessage id="booking-passengers.next.contact" />
        )}
      </Button>
    </Box>
  );
}
