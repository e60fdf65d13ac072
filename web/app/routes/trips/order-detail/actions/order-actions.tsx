import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import type { DetailedOrderFragment } from '#web/app/routes/trips/order-detail/detailed-order.gen.ts';
import styles from '#web/app/routes/trips/order-detail/order-detail.module.css';
import { Button } from '#web/app/ui/button.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { CancelAction } from './cancel-action.tsx';
import { groupActions } from './group-actions.ts';

/** What can be done with the order, and what cannot, with the reason where the button is. */
export function OrderActions({ order }: { order: DetailedOrderFragment }) {
  const id = useId();
  const codeText = useCodeText();
  const { allowed, refused } = groupActions(order);
  // paying is beside its deadline, the receipt beside its ticket
  const cancels = allowed.includes('CANCEL');
  if (!cancels && refused.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby={`${id}-title`} data-screen-only="">
      <h2 id={`${id}-title`} className={styles.partHeading}>
        <FormattedMessage id="trips-order-detail.actions" />
      </h2>
      <div className={styles.actions}>
        {cancels && <CancelAction order={order} />}
        {refused.map(({ reason, actions }) => (
          <div key={reason} className={styles.refused}>
            <p id={`${id}-${reason}`} className={styles.quiet}>
              {codeText(reason)}
            </p>
            {actions.map((action) => (
              <Button
                key={action}
                variant="secondary"
                wide
                aria-disabled
                aria-describedby={`${id}-${reason}`}
              >
                <FormattedMessage id="trips-order-detail.action" values={{ action }} />
              </Button>
            ))}
          </div>
        ))}
      </div>
    </Panel>
  );
}
