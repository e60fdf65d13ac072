import { useIntl } from 'react-intl';
import { LOCALE_NAMES, LOCALES } from '#schema/codes/base/locales.ts';
import { APPELLATIONS } from '#schema/codes/travellers/appellations.ts';
import { GENDERS } from '#schema/codes/travellers/genders.ts';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { regionName } from '#web/app/i18n/regions.ts';
import { DescriptionList } from '#web/app/ui/description-list.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import type { Conflict } from './profile-values.ts';

const LABELS = {
  lastName: 'account.lastName',
  firstName: 'account.firstName',
  title: 'account.title',
  gender: 'account.gender',
  dateOfBirth: 'account.dateOfBirth',
  nationality: 'account.nationality',
  locale: 'account-edit-info.profile.locale',
} as const satisfies Record<Conflict['field'], string>;

/** A stored value in the words of the form. */
function useStoredText() {
  const intl = useIntl();
  const words = useTravellerWords();
  const { day } = useFormat();
  return ({ field, stored }: Conflict): string => {
    if (stored === '') return intl.formatMessage({ id: 'account-edit-info.profile.nothing' });
    const title = APPELLATIONS.find((one) => field === 'title' && one === stored);
    const gender = GENDERS.find((one) => field === 'gender' && one === stored);
    const locale = LOCALES.find((one) => field === 'locale' && API_LOCALE[one] === stored);
    if (title) return words.title(title);
    if (gender) return words.gender(gender);
    if (locale) return LOCALE_NAMES[locale];
    if (field === 'dateOfBirth') return day(stored);
    return field === 'nationality' ? regionName(intl, stored) : stored;
  };
}

/**
 * What another window has stored in fields that were changed here too: both are in view, one above
 * and one in its field.
 */
export function ConflictNotice({ conflicts }: { conflicts: readonly Conflict[] }) {
  const textOf = useStoredText();
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="warning" title={<FormattedMessage id="account-edit-info.profile.both" />}>
      <DescriptionList
        items={conflicts.map((conflict) => ({
          id: conflict.field,
          term: <FormattedMessage id={LABELS[conflict.field]} />,
          value: textOf(conflict),
        }))}
      />
    </Notice>
  );
}
