import { useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { MembershipFields } from '#web/app/components/traveller-form/membership-fields.tsx';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import styles from './more-fields.module.css';

/** What a traveller may add: a frequent-flyer number and a phone. Folded away until wanted, filled in, or wrong. */
export function MoreFields({ member: { key } }: { member: PartyMember }) {
  const { control, formState } = useFormContext<BookingValues>();
  const [wanted, setWanted] = useState(false);
  const at = `passengers.${key}` as const;
  const typed = useWatch({
    control,
    name: [`${at}.frequentFlyer.airline`, `${at}.frequentFlyer.number`, `${at}.phone.number`],
  });
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
          <MembershipFields at={at} />
        </div>
      )}
    </details>
  );
}
