import type { OrderStatusFragment } from '#web/app/components/order-view/order-status.gen.ts';

type Capability = OrderStatusFragment['capabilities'][number];
type Action = Capability['action'];
type Reason = NonNullable<Capability['reason']>['code'];

export type GroupedActions = {
  /** What can be done now, in the gateway's order. */
  readonly allowed: readonly Action[];
  /** What cannot, by why not: each reason is said once. */
  readonly refused: readonly { readonly reason: Reason; readonly actions: readonly Action[] }[];
};

/** Questions of an unpaid order, which a paid or closed one no longer raises. */
const BEFORE_TICKETS: readonly Action[] = ['PAY', 'CANCEL'];
/** Raised only for a user who has done the action that it reverts. */
const ONLY_WHEN_ALLOWED: readonly Action[] = ['CANCEL_CHECK_IN', 'CORRECT'];

/** These belong to one flight: the line of the trip has them at their time. */
const OF_FLIGHTS: readonly Action[] = ['CHECK_IN', 'CANCEL_CHECK_IN', 'SELECT_SEAT'];
/** The site never does it: said once for all flights. */
const NEVER: Reason = 'NOT_YET_OFFERED';

/** Why an unpaid order cannot do them: its page begins with the payment. */
const UNPAID: Reason = 'NOT_PAID';

type GroupedOrder = Pick<OrderStatusFragment, 'state' | 'capabilities'>;

/**
 * Which actions an order's page offers for all of the order: allowed ones first, refused ones by
 * their reason; none for a closed order.
 */
export function groupActions({ state, capabilities }: GroupedOrder): GroupedActions {
  if (state === 'CANCELLED') return { allowed: [], refused: [] };
  const ofOrder = capabilities.filter(
    ({ action, reason }) => !OF_FLIGHTS.includes(action) || reason?.code === NEVER,
  );
  const isUnpaid = state === 'PENDING_PAYMENT';
  const raised = ofOrder.filter(
    ({ action, allowed, reason }) =>
      allowed ||
      !(
        ONLY_WHEN_ALLOWED.includes(action) ||
        (isUnpaid ? reason?.code === UNPAID : BEFORE_TICKETS.includes(action))
      ),
  );
  const reasons = new Map<Reason, Action[]>();
  for (const { action, reason } of raised)
    if (reason) reasons.set(reason.code, [...(reasons.get(reason.code) ?? []), action]);
  return {
    allowed: raised.filter(({ allowed }) => allowed).map(({ action }) => action),
    refused: [...reasons].map(([reason, actions]) => ({ reason, actions })),
  };
}
