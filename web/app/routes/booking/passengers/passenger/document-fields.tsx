import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { DOCUMENT_TYPES } from '#schema/codes/travellers/document-types.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { RegionField } from '#web/app/forms/region-field.tsx';
import { SelectField } from '#web/app/forms/select-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { useBooking } from '#web/app/routes/booking/passengers/booking-context.ts';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import { chosenType } from '#web/app/routes/booking/passengers/faults/document-faults.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { classNames } from '#web/app/ui/class-names.ts';
import { ExpiryField } from './expiry-field.tsx';
import { listedDocuments } from './listed-documents.ts';
import styles from './passenger-fieldset.module.css';
import { useIssuingCountry } from './use-issuing-country.ts';

/** Nationality and the document of travel; of the kinds only those that serve this trip, nationality and age. */
export function DocumentFields({ member: { key, type: travelsAs } }: { member: PartyMember }) {
  const intl = useIntl();
  const { document } = useTravellerWords();
  const { trip } = useBooking();
  const { control } = useFormContext<BookingValues>();
  const [nationality = '', dateOfBirth = '', chosen = ''] = useWatch({
    control,
    name: [
      `passengers.${key}.nationality`,
      `passengers.${key}.dateOfBirth`,
      `passengers.${key}.document.type`,
    ],
  });
  useIssuingCountry(key);
  const type = chosenType(chosen);
  const types = listedDocuments(chosen, { type: travelsAs, nationality, dateOfBirth }, trip);
  const at = `passengers.${key}`;
  const words = (name: 'nationality' | 'documentType' | 'documentNumber' | 'issuingCountry') => ({
    label: intl.formatMessage({ id: `booking-passengers.${name}` }),
    missing: intl.formatMessage({ id: `booking-passengers.${name}.missing` }),
  });
  return (
    <>
      <div className={classNames(styles.pair, styles.part)}>
        <RegionField name={`${at}.nationality`} {...words('nationality')} />
        <SelectField
          name={`${at}.document.type`}
          {...words('documentType')}
          options={types.map((code) => ({ value: code, label: document(code) }))}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          name={`${at}.document.number`}
          {...words('documentNumber')}
          hint={intl.formatMessage(
            { id: 'booking-passengers.documentNumber.hint' },
            { type: type ?? '' },
          )}
          autoComplete="off"
          autoCapitalize="characters"
          figures
        />
        <RegionField
          name={`${at}.document.issuingCountry`}
          {...words('issuingCountry')}
          hint={intl.formatMessage({ id: 'booking-passengers.issuingCountry.hint' })}
        />
      </div>
      {(type === null || DOCUMENT_TYPES[type].expires) && <ExpiryField passengerKey={key} />}
    </>
  );
}
