import { Box, Stack } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { DOCUMENT_TYPES } from '#schema/codes/travellers/document-types.ts';
import {
  DocumentNumberFields,
  DocumentTypeField,
} from '#web/app/components/traveller-form/document-fields.tsx';
import { chosenType } from '#web/app/components/traveller-form/traveller-values.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { CheckboxField } from '#web/app/forms/checkbox-field.tsx';
import { DateField } from '#web/app/forms/date-field.tsx';
import { FieldOwner } from '#web/app/forms/field-names.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { Itinerary, Traveller } from '#web/app/routes/check-in/steps/traveller.ts';
import { Panel } from '#web/app/ui/panel.tsx';
import { documentsFor } from './typed-documents.ts';

type PersonDocumentProps = {
  /** The path of the passenger in the form. */
  at: string;
  itinerary: Itinerary;
  traveller: Traveller;
};

/**
 * The document of one passenger: that of the booking, unless it is missing or another one is used.
 * Errors are listed under the name.
 */
export function PersonDocument({ at, itinerary, traveller }: PersonDocumentProps) {
  const { personName } = useFormat();
  const intl = useIntl();
  const { control } = useFormContext();
  const [typed, type] = useWatch({ control, name: [`${at}.typed`, `${at}.type`] });
  const { checkIn } = traveller;
  const name = personName(traveller.name);
  const chosen = chosenType(type);
  return (
    <FieldOwner value={name}>
      <Panel>
        <Stack as="fieldset" gap="4" aria-label={name}>
          <Box as="p" fontWeight="semibold" translate="no" aria-hidden="true">
            {name}
          </Box>
          {checkIn.documentNeeded ? (
            <p>
              <FormattedMessage id="check-in-steps.documents.needed" />
            </p>
          ) : (
            <>
              <BookedDocument traveller={traveller} />
              <CheckboxField
                name={`${at}.typed`}
                label={intl.formatMessage({ id: 'check-in-steps.documents.other' })}
              />
            </>
          )}
          {typed && (
            <>
              <DocumentTypeField at={at} types={documentsFor(itinerary, traveller)} />
              <DocumentNumberFields at={at} type={type} />
              {(chosen === null || DOCUMENT_TYPES[chosen].expires) && (
                <DateField
                  name={`${at}.expiresOn`}
                  label={intl.formatMessage({ id: 'traveller-form.expiresOn' })}
                  missing={intl.formatMessage({ id: 'traveller-form.expiresOn.missing' })}
                />
              )}
            </>
          )}
        </Stack>
      </Panel>
    </FieldOwner>
  );
}

/** The document in the booking, as far as it may be shown. */
function BookedDocument({ traveller: { passenger } }: Pick<PersonDocumentProps, 'traveller'>) {
  const words = useTravellerWords();
  const { day } = useFormat();
  const document = passenger?.document;
  if (!document)
    return (
      <p>
        <FormattedMessage id="check-in-steps.documents.booked" />
      </p>
    );
  return (
    <p>
      <FormattedMessage
        id="check-in-steps.documents.known"
        values={{
          document: words.document(document.type),
          number: words.documentNumber(document),
          ends: document.expiresOn ? 'YES' : 'NO',
          day: document.expiresOn ? day(document.expiresOn) : '',
        }}
      />
    </p>
  );
}
