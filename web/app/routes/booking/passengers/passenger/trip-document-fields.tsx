import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DOCUMENT_TYPES } from '#schema/codes/travellers/document-types.ts';
import {
  DocumentNumberFields,
  DocumentTypeField,
  NationalityField,
} from '#web/app/components/traveller-form/document-fields.tsx';
import { chosenType } from '#web/app/components/traveller-form/traveller-values.ts';
import { useIssuingCountry } from '#web/app/components/traveller-form/use-issuing-country.ts';
import { FieldPair } from '#web/app/forms/field-pair.tsx';
import { useBooking } from '#web/app/routes/booking/passengers/booking-context.ts';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { ExpiryField } from './expiry-field.tsx';
import { likelyDocument, listedDocuments } from './listed-documents.ts';

/**
 * Nationality and the document of travel; of the kinds only those that serve this trip, nationality
 * and age.
 */
export function TripDocumentFields({ member: { key, type: travelsAs } }: { member: PartyMember }) {
  const { trip } = useBooking();
  const { control, setValue } = useFormContext<BookingValues>();
  const at = `passengers.${key}` as const;
  const [nationality = '', dateOfBirth = '', chosen = '', savedNumber = ''] = useWatch({
    control,
    name: [
      `${at}.nationality`,
      `${at}.dateOfBirth`,
      `${at}.document.type`,
      `${at}.document.savedNumber`,
    ],
  });
  const document = `${at}.document` as const;
  useIssuingCountry(at, document);
  const type = chosenType(chosen);
  const types = listedDocuments(chosen, { type: travelsAs, nationality, dateOfBirth }, trip);
  const likely = chosen === '' ? likelyDocument(types, nationality) : null;
  useEffect(() => {
    if (likely) setValue(`${document}.type`, likely);
  }, [likely, document, setValue]);
  return (
    <>
      <FieldPair parted>
        <NationalityField at={at} />
        <DocumentTypeField at={document} types={types} />
      </FieldPair>
      <DocumentNumberFields at={document} type={chosen} savedNumber={savedNumber || null} />
      {(type === null || DOCUMENT_TYPES[type].expires) && <ExpiryField passengerKey={key} />}
    </>
  );
}
