import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import styles from '#web/app/routes/trips/order-detail/order-detail.module.css';
import { TextAnchor } from '#web/app/ui/text-link.tsx';
import type { GroupedActions } from './group-actions.ts';

/** What customer service does on the phone: no buttons, since none of them would ever act. */
export function ByPhone({ actions }: Pick<GroupedActions['refused'][number], 'actions'>) {
  return (
    <div className={styles.refused}>
      <p>
        <FormattedMessage
          id="trips-order-detail.byPhone"
          values={{
            phone: <TextAnchor href={`tel:${BRAND.phone.e164}`}>{BRAND.phone.display}</TextAnchor>,
          }}
        />
      </p>
      <ul className={styles.byPhone}>
        {actions.map((action) => (
          <li key={action}>
            <FormattedMessage id="trips-order-detail.action" values={{ action }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
