import type { DetailedOrderFragment } from '#web/app/routes/trips/order-detail/detailed-order.gen.ts';

type Payment = DetailedOrderFragment['payments'][number];
type Refund = NonNullable<DetailedOrderFragment['refunds']>[number];
type RefundState = Refund['events'][number]['state'];
type Change = DetailedOrderFragment['dateChanges'][number];

/** Something that happened to an order; `at` is its instant. */
export type HistoryEntry = { readonly key: string; readonly at: string } & (
  | { readonly kind: 'BOOKED' | 'TICKETED' | 'CANCELLED' | 'COMPLETED' }
  | { readonly kind: 'PAYMENT'; readonly payment: Payment }
  | { readonly kind: 'REFUND'; readonly refund: Refund; readonly state: RefundState }
  | { readonly kind: 'CHANGE'; readonly change: Change }
  | { readonly kind: 'MEALS'; readonly count: number }
);

type Told = Pick<
  DetailedOrderFragment,
  | ('id' | 'state' | 'createdAt' | 'closedAt' | 'payments' | 'tickets' | 'refunds')
  | ('passengerSegments' | 'dateChanges' | 'predecessor')
>;

const changed = (change: Change): HistoryEntry => ({
  key: change.id,
  at: change.closedAt ?? change.createdAt,
  kind: 'CHANGE',
  change,
});

/** How an order began: booked, or by the change of date of an earlier one. */
function begun({ id, createdAt, predecessor }: Told): HistoryEntry {
  const change = predecessor?.dateChanges.find(({ newOrder }) => newOrder?.id === id);
  return change ? changed(change) : { key: 'BOOKED', at: createdAt, kind: 'BOOKED' };
}

/** Special meals, those of one request together, by when each was requested or changed last. */
function mealsRequested({ passengerSegments }: Told): HistoryEntry[] {
  const instants = passengerSegments.flatMap(({ specialMeal }) => specialMeal?.requestedAt ?? []);
  return [...Map.groupBy(instants, (at) => at)].map(([at, meals]) => ({
    key: `MEALS ${at}`,
    at,
    kind: 'MEALS',
    count: meals.length,
  }));
}

const ended = ({ state, closedAt }: Told): HistoryEntry[] =>
  closedAt && (state === 'CANCELLED' || state === 'COMPLETED')
    ? [{ key: state, at: closedAt, kind: state }]
    : [];

/**
 * What happened to an order, the latest first; of one instant, what came of it before what led to
 * it.
 */
export function historyOf(order: Told): HistoryEntry[] {
  const { payments, tickets, refunds, dateChanges } = order;
  const issued = [...new Set(tickets.map(({ issuedAt }) => issuedAt))];
  const entries: HistoryEntry[] = [
    begun(order),
    ...payments.toReversed().map((payment) => ({
      key: payment.id,
      at: payment.refundedAt ?? payment.settledAt ?? payment.createdAt,
      kind: 'PAYMENT' as const,
      payment,
    })),
    ...issued.map((at) => ({ key: `TICKETED ${at}`, at, kind: 'TICKETED' as const })),
    ...mealsRequested(order),
    ...(refunds ?? []).toReversed().flatMap((refund) =>
      refund.events.map(({ state, at }) => ({
        key: `${refund.id} ${state} ${at}`,
        at,
        kind: 'REFUND' as const,
        refund,
        state,
      })),
    ),
    ...dateChanges.toReversed().map(changed),
    ...ended(order),
  ];
  return entries.toReversed().toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
