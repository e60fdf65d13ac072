import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { FREQUENT_FLYER_AIRLINES, OWN_CLUB } from '#schema/codes/club/frequent-flyer-airlines.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { FieldPair } from '#web/app/forms/field-pair.tsx';
import { PhoneField } from '#web/app/forms/phone-field.tsx';
import { SelectField, type SelectOption } from '#web/app/forms/select-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { useLikelyAreaCode } from './use-likely-area-code.ts';

/** The frequent-flyer programmes whose numbers a booking takes, the own club first. */
function useProgrammes(): SelectOption[] {
  const { airline, ownClub } = useTravellerWords();
  return FREQUENT_FLYER_AIRLINES.map((code) => ({
    value: code,
    label: code === OWN_CLUB ? ownClub() : airline(code),
  }));
}

/**
 * What a traveller may add: a frequent-flyer number and a phone. `at` is the traveller's path in
 * the form.
 */
export function MembershipFields({ at }: { at: string }) {
  const intl = useIntl();
  const programmes = useProgrammes();
  const { control } = useFormContext();
  const airline = useWatch({ control, name: `${at}.frequentFlyer.airline` });
  useLikelyAreaCode(`${at}.phone`, useWatch({ control, name: `${at}.nationality` }));
  return (
    <>
      <FieldPair>
        <SelectField
          name={`${at}.frequentFlyer.airline`}
          label={intl.formatMessage({ id: 'traveller-form.frequentFlyer.airline' })}
          missing={intl.formatMessage({ id: 'traveller-form.frequentFlyer.airline.missing' })}
          hint={intl.formatMessage({ id: 'traveller-form.frequentFlyer.airline.hint' })}
          optional
          options={programmes}
        />
        <TextField
          name={`${at}.frequentFlyer.number`}
          label={intl.formatMessage({ id: 'traveller-form.frequentFlyer.number' })}
          missing={intl.formatMessage({ id: 'traveller-form.frequentFlyer.number.missing' })}
          hint={intl.formatMessage(
            {
              id:
                airline === OWN_CLUB
                  ? 'traveller-form.frequentFlyer.ownNumber'
                  : 'traveller-form.frequentFlyer.number.hint',
            },
            { digits: LIMITS.clubNumberDigits },
          )}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          figures
        />
      </FieldPair>
      <PhoneField
        name={`${at}.phone`}
        label={intl.formatMessage({ id: 'traveller-form.phone' })}
        hint={intl.formatMessage({ id: 'traveller-form.phone.hint' })}
        optional
      />
    </>
  );
}
