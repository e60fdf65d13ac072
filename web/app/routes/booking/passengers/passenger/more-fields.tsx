import { useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { OWN_CLUB } from '#schema/codes/club/frequent-flyer-airlines.ts';
import { PhoneField } from '#web/app/forms/phone-field.tsx';
import { SelectField } from '#web/app/forms/select-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import styles from './more-fields.module.css';
import passenger from './passenger-fieldset.module.css';
import { useProgrammes } from './use-programmes.ts';

/** What a traveller may add: a frequent-flyer number and a phone. Folded away until wanted, filled in, or wrong. */
export function MoreFields({ member: { key } }: { member: PartyMember }) {
  const intl = useIntl();
  const programmes = useProgrammes();
  const { control, formState } = useFormContext<BookingValues>();
  const [wanted, setWanted] = useState(false);
  const at = `passengers.${key}` as const;
  const typed = useWatch({
    control,
    name: [`${at}.frequentFlyer.airline`, `${at}.frequentFlyer.number`, `${at}.phone.number`],
  });
  const [airline] = typed;
  const filled = typed.some(Boolean);
  const wrong = Boolean(
    get(formState.errors, `${at}.frequentFlyer`) || get(formState.errors, `${at}.phone`),
  );
  const isOpen = wanted || filled || wrong;
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={(event) => setWanted(event.currentTarget.open)}
    >
      <summary>
        <FormattedMessage id="booking-passengers.more" />
      </summary>
      {isOpen && (
        <div className={styles.fields}>
          <div className={passenger.pair}>
            <SelectField
              name={`${at}.frequentFlyer.airline`}
              label={intl.formatMessage({ id: 'booking-passengers.frequentFlyer.airline' })}
              missing={intl.formatMessage({
                id: 'booking-passengers.frequentFlyer.airline.missing',
              })}
              optional
              options={programmes}
            />
            <TextField
              name={`${at}.frequentFlyer.number`}
              label={intl.formatMessage({ id: 'booking-passengers.frequentFlyer.number' })}
              missing={intl.formatMessage({
                id: 'booking-passengers.frequentFlyer.number.missing',
              })}
              hint={
                airline === OWN_CLUB &&
                intl.formatMessage(
                  { id: 'booking-passengers.frequentFlyer.ownNumber' },
                  { digits: LIMITS.clubNumberDigits },
                )
              }
              optional
              autoComplete="off"
              autoCapitalize="characters"
              figures
            />
          </div>
          <PhoneField
            name={`${at}.phone`}
            label={intl.formatMessage({ id: 'booking-passengers.phone' })}
            hint={intl.formatMessage({ id: 'booking-passengers.phone.hint' })}
            optional
          />
        </div>
      )}
    </details>
  );
}
