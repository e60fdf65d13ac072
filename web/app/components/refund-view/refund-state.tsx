import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Badge } from '#web/app/ui/badge.tsx';
import type { RefundFactsFragment } from './refund-facts.gen.ts';

type State = RefundFactsFragment['state'];

const TONES = {
  UNDER_REVIEW: 'info',
  APPROVED: 'info',
  PAYING: 'info',
  SUCCEEDED: 'success',
  REJECTED: 'warning',
  FAILED: 'warning',
  WITHDRAWN: 'neutral',
} as const satisfies Record<State, string>;

/** The state of a refund, in a word. */
export function RefundState({ state }: { state: State }) {
  return (
    <Badge tone={TONES[state]}>
      <FormattedMessage id="refund-view.state" values={{ state }} />
    </Badge>
  );
}
