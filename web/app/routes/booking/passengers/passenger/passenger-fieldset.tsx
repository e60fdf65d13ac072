import { Box, Text } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { get, useFormState } from 'react-hook-form';
import { NameFields } from '#web/app/components/traveller-form/name-fields.tsx';
import { useNameParts } from '#web/app/components/traveller-form/use-name-parts.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { FormSection } from '#web/app/routes/booking/passengers/form-section.tsx';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { AccompanyingAdultField } from './accompanying-adult-field.tsx';
import { type Folding, FoldingContext } from './folding.ts';
import { MoreFields } from './more-fields.tsx';
import { PricedBirthFields } from './priced-birth-fields.tsx';
import { Suggestion } from './suggestion.tsx';
import { TripDocumentFields } from './trip-document-fields.tsx';
import { useFirstAdult } from './use-first-adult.ts';

/**
 * The folding of the fields at a path of the form: what is wrong with one of them is always in
 * sight.
 */
function useFolding(at: string) {
  const fields = useRef<HTMLDivElement>(null);
  const { errors } = useFormState();
  const [wished, setWished] = useState(false);
  const isWrong = get(errors, at) !== undefined;
  if (wished && isWrong) setWished(false);
  const folding: Folding = {
    isFolded: wished && !isWrong,
    fold: () => setWished(true),
    unfold() {
      flushSync(() => setWished(false));
      fields.current?.querySelector<HTMLElement>('input, select')?.focus();
    },
  };
  return { folding, fields };
}

/** Gives a traveller the last name of the first adult, as families share it. */
function SameLastName({ member: { key } }: { member: PartyMember }) {
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

/** The person's name, beside "Adult 1", once it is typed. */
function NameTag({ at }: { at: string }) {
  const { last, first } = useNameParts(at);
  if (!last || !first) return null;
  return (
    <Text
      as="span"
      aria-hidden="true"
      position="absolute"
      top={{ base: '5', md: '6' }}
      right={{ base: '4', md: '6' }}
      maxWidth="60%"
      color="fg.muted"
      fontSize="sm"
      truncate
    >
      {`${last}/${first}`}
    </Text>
  );
}

export type PassengerFieldsetProps = {
  member: PartyMember;
  /** Who can be filled in with one press. */
  before?: ReactNode;
  /** Whether the traveller is saved for later. */
  after?: ReactNode;
  /** The way to the next traveller. */
  next?: ReactNode;
  /** What stands in place of the fields while another traveller is open. */
  line?: ReactNode;
};

/** The id of the heading of a traveller. */
export const headingOf = (key: string): string => `${key}-heading`;

/** One traveller of the party: everything a ticket needs (RULES 2.9). */
export function PassengerFieldset({ member, before, after, next, line }: PassengerFieldsetProps) {
  const { key, type, number } = member;
  const at = `passengers.${key}`;
  const { who } = useTravellerWords();
  const { folding, fields } = useFolding(at);
  return (
    <FormSection
      id={headingOf(key)}
      heading={who(type, number)}
      folded={Boolean(line)}
      tag={line ? null : <NameTag at={at} />}
    >
      {line}
      <Box display={line ? 'none' : 'contents'}>
        <FoldingContext value={folding}>{before}</FoldingContext>
        <Box ref={fields} display={folding.isFolded ? 'none' : 'contents'}>
          <NameFields at={at} section={type === 'ADT' ? key : null}>
            <SameLastName member={member} />
          </NameFields>
          <PricedBirthFields member={member} />
          <TripDocumentFields member={member} />
          {type === 'INF' ? (
            <AccompanyingAdultField member={member} />
          ) : (
            <MoreFields member={member} />
          )}
          {after}
        </Box>
        {next}
      </Box>
    </FormSection>
  );
}
