import { Flex, Stack, Text } from '@chakra-ui/react';
import { use, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useBooking } from '#web/app/routes/booking/passengers/booking-context.ts';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { FoldingContext } from '#web/app/routes/booking/passengers/passenger/folding.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { ChoiceButton } from './choice-button.tsx';
import { ChosenPassenger } from './chosen-passenger.tsx';
import { type BookingMember, type TravellerChoice, travellerChoices } from './traveller-choices.ts';
import { useChoice } from './use-choice.ts';

/** More are shown when asked for. */
const SHOWN = 6;

export type SavedChooserProps = { of: BookingMember; member: PartyMember };

/** The saved passengers who can be this traveller, each with one press. */
export function SavedChooser({ of, member }: SavedChooserProps) {
  const id = useId();
  const { trip, members } = useBooking();
  const { control } = useFormContext<BookingValues>();
  const passengers = useWatch({ control, name: 'passengers' });
  const [showsAll, setShowsAll] = useState(false);
  const { isFolded } = use(FoldingContext);
  const values = passengers[member.key];
  const choice = useChoice(member);
  const choices = travellerChoices(of, member, trip);
  if (choices.length === 0) return null;
  const chosenFor = ({ id: chosen }: TravellerChoice) =>
    members.find(({ key }) => chosen !== null && passengers[key]?.frequentPassengerId === chosen) ??
    null;
  return (
    <Stack gap="2.5" role="group" aria-labelledby={id}>
      <Text id={id} fontWeight="medium">
        <FormattedMessage id="booking-passengers-saved.choose" />
      </Text>
      <Flex gap="2.5" wrap="wrap">
        {choices.slice(0, showsAll ? undefined : SHOWN).map((one) => (
          <ChoiceButton
            key={one.id}
            choice={one}
            chosenFor={chosenFor(one)}
            onChoose={() => choice.choose(one)}
          />
        ))}
        {!showsAll && choices.length > SHOWN && (
          <Button variant="quiet" onClick={() => setShowsAll(true)}>
            <FormattedMessage
              id="booking-passengers-saved.all"
              values={{ count: choices.length }}
            />
          </Button>
        )}
      </Flex>
      <Question member={member} choice={choice} />
      {isFolded && values && <ChosenPassenger values={values} />}
    </Stack>
  );
}

type QuestionProps = { member: PartyMember; choice: ReturnType<typeof useChoice> };

function Question({ member, choice: { asked, fill, leave } }: QuestionProps) {
  const { personName } = useFormat();
  const { who } = useTravellerWords();
  return (
    <div role="alert">
      {asked && (
        <Notice tone="warning">
          <Stack gap="3">
            <FormattedMessage
              id="booking-passengers-saved.replace"
              values={{ who: who(member.type, member.number), name: personName(asked.name) }}
            />
            <Flex gap="3" wrap="wrap">
              <Button size="sm" onClick={() => fill(asked)}>
                <FormattedMessage id="booking-passengers-saved.replace.yes" />
              </Button>
              <Button variant="secondary" size="sm" onClick={leave}>
                <FormattedMessage id="booking-passengers-saved.replace.no" />
              </Button>
            </Flex>
          </Stack>
        </Notice>
      )}
    </div>
  );
}
