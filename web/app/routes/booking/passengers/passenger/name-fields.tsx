import { FormattedMessage, useIntl } from 'react-intl';
import { APPELLATIONS } from '#schema/codes/travellers/appellations.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { SelectField } from '#web/app/forms/select-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { NamePreview } from './name-preview.tsx';
import styles from './passenger-fieldset.module.css';
import { SameLastName } from './same-last-name.tsx';

/** The name as the passport prints it, and how the ticket will. */
export function NameFields({ member }: { member: PartyMember }) {
  const { key, type } = member;
  const intl = useIntl();
  const { title } = useTravellerWords();
  const at = `passengers.${key}`;
  const autoComplete = (token: string) => (type === 'ADT' ? `section-${key} ${token}` : 'off');
  return (
    <>
      <SelectField
        name={`${at}.title`}
        label={intl.formatMessage({ id: 'booking-passengers.title.label' })}
        optional
        width="medium"
        autoComplete={autoComplete('honorific-prefix')}
        options={APPELLATIONS.map((code) => ({ value: code, label: title(code) }))}
      />
      <div className={styles.pair}>
        <div className={styles.entry}>
          <TextField
            name={`${at}.lastName`}
            label={intl.formatMessage({ id: 'booking-passengers.lastName' })}
            hint={<FormattedMessage id="booking-passengers.lastName.hint" />}
            missing={intl.formatMessage({ id: 'booking-passengers.lastName.missing' })}
            autoComplete={autoComplete('family-name')}
            autoCapitalize="characters"
            lang="en"
          />
          <SameLastName member={member} />
        </div>
        <TextField
          name={`${at}.firstName`}
          label={intl.formatMessage({ id: 'booking-passengers.firstName' })}
          hint={<FormattedMessage id="booking-passengers.firstName.hint" />}
          missing={intl.formatMessage({ id: 'booking-passengers.firstName.missing' })}
          autoComplete={autoComplete('given-name')}
          autoCapitalize="characters"
          lang="en"
        />
      </div>
      <NamePreview passengerKey={key} />
    </>
  );
}
