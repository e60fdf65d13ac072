import type { OrderStandingFragment } from '#web/app/components/order-view/order-standing.gen.ts';
import type { SeatedPassengerFragment } from '#web/app/components/seat-order/seated-passenger.gen.ts';
import { flightsWithSeats } from '#web/app/routes/trips/order-detail/seats/flights-with-seats.ts';

type Capability = OrderStandingFragment['capabilities'][number];
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

type GroupedOrder = Pick<OrderStandingFragment, 'state' | 'capabilities'> & {
  /** Who sits where. A seat can be chosen before the order is paid, which is said by flight. */
  readonly seated?: readonly SeatedPassengerFragment[];
};

/** Which actions an order's page offers: allowed ones first, refused ones by their reason; none for a closed order. */
export function groupActions({ state, capabilities, seated = [] }: GroupedOrder): GroupedActions {
  if (state === 'CANCELLED') return { allowed: [], refused: [] };
  const maySeat = flightsWithSeats(seated).some(({ mayChoose }) => mayChoose);
  const judged = capabilities.map((one) =>
    one.action === 'SELECT_SEAT' && maySeat ? { ...one, allowed: true, reason: null } : one,
  );
  const raised = judged.filter(
    ({ action, allowed }) =>
      allowed ||
      !(
        ONLY_WHEN_ALLOWED.includes(action) ||
        (state !== 'PENDING_PAYMENT' && BEFORE_TICKETS.includes(action))
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
