import { Stack } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { DOCUMENT_TYPES } from '#schema/codes/travellers/document-types.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import {
  DocumentNumberFields,
  DocumentTypeField,
} from '#web/app/components/traveller-form/document-fields.tsx';
import { chosenType } from '#web/app/components/traveller-form/traveller-values.ts';
import { useIssuingCountry } from '#web/app/components/traveller-form/use-issuing-country.ts';
import { DateField } from '#web/app/forms/date-field.tsx';
import { FieldOwner } from '#web/app/forms/field-names.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { savableDocuments } from './saved-faults.ts';
import type { SavedValues } from './saved-values.ts';

export type SavedDocumentProps = {
  index: number;
  today: LocalDate;
  /** Takes the document away; none where it is the only one. */
  onRemove: (() => void) | null;
};

/**
 * One document of a passenger to save; of the kinds only those that serve the person and are not
 * here yet.
 */
export function SavedDocument({ index, today, onRemove }: SavedDocumentProps) {
  const intl = useIntl();
  const { control } = useFormContext<SavedValues>();
  const at = `passenger.documents.${index}` as const;
  const [nationality, dateOfBirth, documents] = useWatch({
    control,
    name: ['passenger.nationality', 'passenger.dateOfBirth', 'passenger.documents'],
  });
  useIssuingCountry('passenger', at);
  const { type = '', savedNumber = '' } = documents[index] ?? {};
  const chosen = chosenType(type);
  const taken = documents.filter((_, place) => place !== index).map((one) => one.type);
  const offered = savableDocuments({ nationality, dateOfBirth }, today);
  const types = chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;
  const heading = intl.formatMessage({ id: 'account-passengers.document' }, { number: index + 1 });
  return (
    <FieldOwner value={heading}>
      <Panel quiet role="group" aria-label={heading}>
        <Stack gap="5">
          <DocumentTypeField at={at} types={types.filter((one) => !taken.includes(one))} />
          <DocumentNumberFields at={at} type={type} savedNumber={savedNumber || null} />
          {(chosen === null || DOCUMENT_TYPES[chosen].expires) && (
            <DateField
              name={`${at}.expiresOn`}
              label={intl.formatMessage({ id: 'traveller-form.expiresOn' })}
              missing={intl.formatMessage({ id: 'traveller-form.expiresOn.missing' })}
            />
          )}
          {onRemove && (
            <Button
              variant="quiet"
              size="sm"
              style={{ justifySelf: 'start', alignSelf: 'start' }}
              onClick={onRemove}
            >
              <FormattedMessage
                id="account-passengers.document.remove"
                values={{ number: index + 1 }}
              />
            </Button>
          )}
        </Stack>
      </Panel>
    </FieldOwner>
  );
}
