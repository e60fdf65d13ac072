import { expect, test } from 'vitest';
import { refundRejected, refundUnderReview } from '#gateway/scenarios/sets/refunds.scenarios.ts';
import { changedOnce, paidWithInfant } from '#gateway/scenarios/sets/ticketed.scenarios.ts';
import { flown } from '#gateway/scenarios/sets/travelled.scenarios.ts';
import { cancelledByClock } from '#gateway/scenarios/sets/unpaid.scenarios.ts';
import { gatewayWithUpstreams } from '#tests/support/upstreams/gateway-with-upstreams.ts';

const opened = await gatewayWithUpstreams({});

const CHANGE = 'id orderNumber state createdAt closedAt newOrder { id }';
const ORDER = `query ($id: ID!) { order(by: { id: $id }) { id createdAt closedAt state
  payments { id state createdAt settledAt refundedAt }
  tickets { number issuedAt }
  refunds { id refundNumber events { state at } }
  dateChanges { ${CHANGE} } predecessor { id dateChanges { ${CHANGE} } }
  events { __typename at
    ... on OrderPaymentMade { paymentId }
    ... on OrderTicketed { ticketNumbers }
    ... on OrderDateChanged { dateChangeId dateChangeState }
    ... on OrderRefundChanged { refundId refundState } } } }`;

type At = { readonly at: string };
type Known = At & { readonly name: string };
type Change = {
  readonly id: string;
  readonly state: string;
  readonly createdAt: string;
  readonly closedAt: string | null;
  readonly newOrder: { readonly id: string } | null;
};
type Payment = {
  readonly id: string;
  readonly createdAt: string;
  readonly settledAt: string | null;
  readonly refundedAt: string | null;
};
type Order = {
  readonly id: string;
  readonly createdAt: string;
  readonly closedAt: string;
  readonly state: string;
  readonly payments: readonly Payment[];
  readonly tickets: readonly { readonly number: string; readonly issuedAt: string }[];
  readonly refunds: readonly { readonly id: string; readonly events: (At & { state: string })[] }[];
  readonly dateChanges: readonly Change[];
  readonly predecessor: { readonly dateChanges: readonly Change[] } | null;
  readonly events: readonly (At & Readonly<Record<string, string | string[]>>)[];
};

/** What happened, as the objects of an order say it. */
function happened(order: Order): Known[] {
  const { id, createdAt, closedAt, state, predecessor } = order;
  const madeBy = (predecessor?.dateChanges ?? []).filter(({ newOrder }) => newOrder?.id === id);
  const issued = Map.groupBy(order.tickets, ({ issuedAt }) => issuedAt);
  return [
    ...(predecessor ? [] : [{ at: createdAt, name: 'OrderCreated' }]),
    ...order.payments.map((one) => ({
      at: one.refundedAt ?? one.settledAt ?? one.createdAt,
      name: `OrderPaymentMade ${one.id}`,
    })),
    ...[...issued].map(([at, tickets]) => ({
      at,
      name: `OrderTicketed ${tickets.map(({ number }) => number)}`,
    })),
    ...order.refunds.flatMap((refund) =>
      refund.events.map((step) => ({
        at: step.at,
        name: `OrderRefundChanged ${refund.id} ${step.state}`,
      })),
    ),
    ...[...madeBy, ...order.dateChanges].map((one) => ({
      at: one.closedAt ?? one.createdAt,
      name: `OrderDateChanged ${one.id} ${one.state}`,
    })),
    ...(state === 'CANCELLED' ? [{ at: closedAt, name: 'OrderCancelled' }] : []),
    ...(state === 'COMPLETED' ? [{ at: closedAt, name: 'OrderCompleted' }] : []),
  ];
}

test.each(
  [changedOnce, refundRejected, refundUnderReview, paidWithInfant, flown, cancelledByClock].map(
    (scenario) => [scenario.name, scenario] as const,
  ),
)(
  'the history of an order says what its objects say, the latest first: %s',
  async (_, scenario) => {
    const { send, world } = await opened.browser(scenario);
    const ids = world?.orders.map(({ id }) => id) ?? [];
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) {
      const order: Order = (await send(ORDER, { id })).data.order;
      const events: Known[] = order.events.map(({ at, ...facts }) => ({
        at,
        name: Object.values(facts).join(' '),
      }));
      const byName = (a: Known, b: Known) => a.name.localeCompare(b.name);
      expect(events.toSorted(byName)).toEqual(happened(order).toSorted(byName));
      expect(events.map(({ at }) => at)).toEqual(
        events
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      );
    }
  },
);
