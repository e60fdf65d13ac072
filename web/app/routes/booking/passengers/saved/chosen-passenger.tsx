import { Flex, Text } from '@chakra-ui/react';
import { use } from 'react';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { PassengerValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import { FoldingContext } from '#web/app/routes/booking/passengers/passenger/folding.ts';
import { Button } from '#web/app/ui/button.tsx';

/** What a saved passenger has filled in, in place of the fields that hold it. */
export function ChosenPassenger({ values }: { values: PassengerValues }) {
  const { unfold } = use(FoldingContext);
  const { day, personName } = useFormat();
  const { document: kind } = useTravellerWords();
  const { lastName, firstName, dateOfBirth, document } = values;
  return (
    <Flex gap="3" wrap="wrap" align="center" justify="space-between">
      <Text overflowWrap="anywhere">
        <FormattedMessage
          id="booking-passengers-saved.filled"
          values={{
            name: (
              <bdi key="name" translate="no">
                {personName(`${lastName}/${firstName}`)}
              </bdi>
            ),
            born: day(dateOfBirth),
            document: `${kind(document.type as DocumentType)} ${document.savedNumber}`,
          }}
        />
      </Text>
      <Button variant="secondary" size="sm" onClick={unfold}>
        <FormattedMessage id="booking-passengers-saved.edit" />
      </Button>
    </Flex>
  );
}
