import { FormattedMessage } from 'react-intl';
import type { ExtrasOrderState as State } from '#web/app/apollo/schema-types.gen.ts';
import { Badge } from '#web/app/ui/badge.tsx';

const TONES = {
  PENDING_PAYMENT: 'warning',
  PAID: 'success',
  CANCELLED: 'neutral',
  REFUNDED: 'neutral',
} as const satisfies Record<State, string>;

/** The state of an order of extras, in a word. Texts: `extras-order`. */
export function ExtrasOrderState({ state }: { state: State }) {
  return (
    <Badge tone={TONES[state]}>
      <FormattedMessage id="extras-order.state" values={{ state }} />
    </Badge>
  );
}
