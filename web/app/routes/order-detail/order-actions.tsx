import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCodeText } from '../../i18n/use-code-text.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CancelAction } from './cancel-action.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';
import { groupActions } from './group-actions.ts';
import styles from './order-detail.module.css';

/** What can be done with the order, and what cannot, with the reason where the button is. */
export function OrderActions({ order }: { order: DetailedOrderFragment }) {
  const id = useId();
  const codeText = useCodeText();
  const { allowed, refused } = groupActions(order);
  // paying stands beside its deadline, the receipt beside its ticket
  const cancels = allowed.includes('CANCEL');
  if (!cancels && refused.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby={`${id}-title`} data-screen-only="">
      <h2 id={`${id}-title`} className={styles.partHeading}>
        <FormattedMessage id="order-detail.actions" />
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
                <FormattedMessage id="order-detail.action" values={{ action }} />
              </Button>
            ))}
          </div>
        ))}
      </div>
    </Panel>
  );
}
