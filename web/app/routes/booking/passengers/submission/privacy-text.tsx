import { RETENTION } from '#schema/codes/access/retention.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { ReadingList } from './reading-list.tsx';

const POINTS = ['what', 'why', 'sensitive', 'who', 'howLong', 'rights'] as const;

/** How personal data is used, and the sensitive data in travel documents, in short. */
export function PrivacyText() {
  const values = {
    phone: BRAND.phone.display,
    email: BRAND.email,
    years: RETENTION.orderYears,
    months: RETENTION.documentNumberMonths,
  };
  return (
    <ReadingList>
      {POINTS.map((point) => (
        <li key={point}>
          <FormattedMessage id={`booking-passengers.privacy.${point}`} values={values} />
        </li>
      ))}
    </ReadingList>
  );
}
