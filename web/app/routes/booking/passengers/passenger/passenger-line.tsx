import { Box, Text } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { chosenType } from '#web/app/components/traveller-form/traveller-values.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import type { Entered } from './entered.ts';

export type PassengerLineProps = {
  member: PartyMember;
  entered: Entered;
  onOpen: () => void;
};

const ACTION = { COMPLETE: 'change', PARTIAL: 'continue', NOTHING: 'fillIn' } as const;

/** A traveller who is not open: the name, what is entered, and the way back to the fields. */
export function PassengerLine({ member, entered, onOpen }: PassengerLineProps) {
  const intl = useIntl();
  const { personName } = useFormat();
  const { who } = useTravellerWords();
  const { control } = useFormContext<BookingValues>();
  const values = useWatch({ control, name: `passengers.${member.key}` });
  const { lastName, firstName } = values;
  const action = intl.formatMessage({ id: `booking-passengers.line.${ACTION[entered]}` });
  return (
    <>
      <Box paddingRight="28" overflowWrap="anywhere">
        {lastName && firstName && (
          <Text fontSize="lg" fontWeight="semibold" lineHeight="snug">
            <bdi translate="no">{personName(`${lastName}/${firstName}`)}</bdi>{' '}
            {entered === 'COMPLETE' && (
              <Box as="span" color="success.fg">
                <Icon
                  name="circle-check"
                  label={intl.formatMessage({ id: 'booking-passengers.line.complete' })}
                />
              </Box>
            )}
          </Text>
        )}
        <Text color="fg.muted" fontSize="sm" wordBreak="keep-all">
          {entered === 'COMPLETE' ? (
            <Given values={values} />
          ) : (
            <FormattedMessage id={`booking-passengers.line.${entered}`} />
          )}
        </Text>
      </Box>
      <Box position="absolute" right={{ base: '4', md: '6' }} top="50%" translate="0 -50%">
        <Button
          variant="secondary"
          size="sm"
          aria-label={intl.formatMessage(
            { id: 'booking-passengers.line.whose' },
            { action, who: who(member.type, member.number) },
          )}
          onClick={onOpen}
        >
          {action}
        </Button>
      </Box>
    </>
  );
}

/** What was entered, to be compared with the travel document. */
function Given({ values }: { values: BookingValues['passengers'][string] }) {
  const { day, region } = useFormat();
  const words = useTravellerWords();
  const { dateOfBirth, nationality, document } = values;
  const type = chosenType(document.type);
  return (
    <FormattedMessage
      id="booking-passengers.line.given"
      values={{
        born: day(dateOfBirth),
        nationality: region(nationality),
        document: type && words.document(type),
        number: (
          <bdi key="number" translate="no">
            {document.number || document.savedNumber}
          </bdi>
        ),
      }}
    />
  );
}
