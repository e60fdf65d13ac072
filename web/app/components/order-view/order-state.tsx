import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Badge } from '#web/app/ui/badge.tsx';
import type { OrderStatusFragment } from './order-status.gen.ts';

type State = OrderStatusFragment['state'];

const TONES = {
  PENDING_PAYMENT: 'warning',
  TICKETED: 'success',
  COMPLETED: 'neutral',
  CANCELLED: 'neutral',
  REFUNDED: 'neutral',
  PART_REFUNDED: 'info',
  CHANGED: 'info',
} as const satisfies Record<State, string>;

/** The state of an order, in a word. */
export function OrderState({ state }: { state: State }) {
  return (
    <Badge tone={TONES[state]}>
      <FormattedMessage id="order-view.state" values={{ state }} />
    </Badge>
  );
}
