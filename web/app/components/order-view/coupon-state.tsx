import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Badge } from '#web/app/ui/badge.tsx';
import type { OrderTicketsFragment } from './order-tickets.gen.ts';

type State =
  | OrderTicketsFragment['tickets'][number]['coupons'][number]['state']
  // the ticket is good, and its flight does not fly
  | 'FLIGHT_CANCELLED';

const TONES = {
  OPEN: 'success',
  FLIGHT_CANCELLED: 'warning',
  CHECKED_IN: 'info',
  FLOWN: 'neutral',
  EXCHANGED: 'neutral',
  REFUNDED: 'neutral',
  VOID: 'neutral',
} as const satisfies Record<State, string>;

/** What has become of the right to one flight, in a word. */
export function CouponState({ state }: { state: State }) {
  return (
    <Badge tone={TONES[state]}>
      <FormattedMessage id="order-view.couponState" values={{ state }} />
    </Badge>
  );
}
