import { Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NameFields } from '#web/app/components/traveller-form/name-fields.tsx';
import { useNameParts } from '#web/app/components/traveller-form/use-name-parts.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { FormSection } from '#web/app/routes/booking/passengers/form-section.tsx';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { AccompanyingAdultField } from './accompanying-adult-field.tsx';
import { FoldingContext } from './folding.ts';
import { MoreFields } from './more-fields.tsx';
import { PricedBirthFields } from './priced-birth-fields.tsx';
import { SameLastName } from './same-last-name.tsx';
import { TripDocumentFields } from './trip-document-fields.tsx';
import { useFolding } from './use-folding.ts';

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
