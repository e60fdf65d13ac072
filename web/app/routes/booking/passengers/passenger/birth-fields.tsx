import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { GENDERS } from '#schema/codes/travellers/genders.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { DateField } from '#web/app/forms/date-field.tsx';
import { RadioField } from '#web/app/forms/radio-field.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { useBooking } from '#web/app/routes/booking/passengers/booking-context.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import styles from './passenger-fieldset.module.css';
import { TypeNotice } from './type-notice.tsx';

/** Gender and date of birth; an age that does not fit the type is reported as soon as the date is there. */
export function BirthFields({ member }: { member: PartyMember }) {
  const intl = useIntl();
  const { day } = useFormat();
  const { gender } = useTravellerWords();
  const { trip } = useBooking();
  const at = `passengers.${member.key}`;
  const hint = intl.formatMessage(
    { id: 'booking-passengers.dateOfBirth.hint' },
    {
      type: member.type,
      adult: LIMITS.adultFromAge,
      child: LIMITS.childFromAge,
      oldestChild: LIMITS.adultFromAge - 1,
      infantDays: LIMITS.infantFromDays,
      day: day(trip.days[0]),
    },
  );
  return (
    <div>
      <div className={styles.pair}>
        <DateField
          name={`${at}.dateOfBirth`}
          label={intl.formatMessage({ id: 'booking-passengers.dateOfBirth' })}
          hint={hint}
          missing={intl.formatMessage({ id: 'booking-passengers.dateOfBirth.missing' })}
          birthday={member.key === 'adt1'}
        />
        <RadioField
          name={`${at}.gender`}
          label={intl.formatMessage({ id: 'booking-passengers.gender' })}
          hint={intl.formatMessage({ id: 'booking-passengers.gender.hint' })}
          missing={intl.formatMessage({ id: 'booking-passengers.gender.missing' })}
          inline
          options={GENDERS.map((code) => ({ value: code, label: gender(code) }))}
        />
      </div>
      <TypeNotice member={member} />
    </div>
  );
}
