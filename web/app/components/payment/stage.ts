import type { OrderStatusFragment } from '#web/app/components/order-view/order-status.gen.ts';

/** What the payment page is about now. */
export type Stage =
  /** There was no attempt to pay yet. */
  | 'UNPAID'
  /** An attempt is open at the provider: it may have been paid. */
  | 'OPEN'
  /** The latest attempt came to nothing. */
  | 'FAILED'
  /** The money is there, the tickets are not yet. */
  | 'ISSUING'
  /** Tickets exist. */
  | 'BOOKED'
  /** Cancelled, by the traveller or by the clock. */
  | 'CLOSED';

type Status = Pick<OrderStatusFragment, 'state'> & {
  readonly payments: readonly Pick<OrderStatusFragment['payments'][number], 'state'>[];
  readonly tickets: readonly unknown[];
};

const STAGE_OF_ATTEMPT = {
  CREATED: 'OPEN',
  PENDING: 'OPEN',
  SUCCEEDED: 'ISSUING',
  MISMATCHED: 'FAILED',
  FAILED: 'FAILED',
  EXPIRED: 'FAILED',
} as const;

/**
 * The stage of an order between being held and being flown; its latest attempt to pay is first in
 * `payments`.
 */
export function stageOf({ state, payments, tickets }: Status): Stage {
  if (tickets.length > 0) return 'BOOKED';
  if (state === 'CANCELLED') return 'CLOSED';
  const [latest] = payments;
  return latest ? STAGE_OF_ATTEMPT[latest.state] : 'UNPAID';
}

/** Whether the provider's word is awaited: the page asks by itself. */
export const isAwaited = (stage: Stage): boolean => stage === 'OPEN' || stage === 'ISSUING';

/** Whether money can be taken for the order. */
export const isPayable = (stage: Stage): boolean =>
  stage === 'UNPAID' || stage === 'OPEN' || stage === 'FAILED';
