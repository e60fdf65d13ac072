import { useIntl } from 'react-intl';
import { GENDERS } from '#schema/codes/travellers/genders.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { DateField } from '#web/app/forms/date-field.tsx';
import { FieldPair } from '#web/app/forms/field-pair.tsx';
import { RadioField } from '#web/app/forms/radio-field.tsx';

export type BirthFieldsProps = {
  /** The path of the traveller in the form. */
  at: string;
  /** Which ages fit. */
  hint?: string;
  /** Whether the browser's user is meant. */
  birthday: boolean;
};

/** Date of birth and gender. */
export function BirthFields({ at, hint, birthday }: BirthFieldsProps) {
  const intl = useIntl();
  const { gender } = useTravellerWords();
  return (
    <FieldPair>
      <DateField
        name={`${at}.dateOfBirth`}
        label={intl.formatMessage({ id: 'traveller-form.dateOfBirth' })}
        hint={hint}
        missing={intl.formatMessage({ id: 'traveller-form.dateOfBirth.missing' })}
        birthday={birthday}
      />
      <RadioField
        name={`${at}.gender`}
        label={intl.formatMessage({ id: 'traveller-form.gender' })}
        hint={intl.formatMessage({ id: 'traveller-form.gender.hint' })}
        missing={intl.formatMessage({ id: 'traveller-form.gender.missing' })}
        inline
        options={GENDERS.map((code) => ({ value: code, label: gender(code) }))}
      />
    </FieldPair>
  );
}
