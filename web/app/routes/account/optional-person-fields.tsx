import { useIntl } from 'react-intl';
import { APPELLATIONS } from '#schema/codes/travellers/appellations.ts';
import { GENDERS } from '#schema/codes/travellers/genders.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { RegionField } from '#web/app/forms/region-field.tsx';
import { SelectField } from '#web/app/forms/select-field.tsx';

type OptionalPersonFieldsProps = { genderLocked?: boolean; nationalityLocked?: boolean };

/**
 * What a member may leave out: title, gender and nationality. Texts: `account`, `traveller-words`,
 * `region`.
 */
export function OptionalPersonFields({
  genderLocked = false,
  nationalityLocked = false,
}: OptionalPersonFieldsProps) {
  const intl = useIntl();
  const words = useTravellerWords();
  return (
    <>
      <SelectField
        name="title"
        optional
        autoComplete="honorific-prefix"
        width="medium"
        label={intl.formatMessage({ id: 'account.title' })}
        options={APPELLATIONS.map((title) => ({ value: title, label: words.title(title) }))}
      />
      <SelectField
        name="gender"
        optional
        autoComplete="sex"
        width="medium"
        disabled={genderLocked}
        label={intl.formatMessage({ id: 'account.gender' })}
        options={GENDERS.map((gender) => ({ value: gender, label: words.gender(gender) }))}
      />
      <RegionField
        name="nationality"
        optional
        disabled={nationalityLocked}
        label={intl.formatMessage({ id: 'account.nationality' })}
      />
    </>
  );
}
