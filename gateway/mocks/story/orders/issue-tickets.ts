import type { StoredOrder } from '#gateway/mocks/story/orders/stored-order.ts';
import type { Story } from '#gateway/mocks/story/story.ts';
import { ticketsOn } from '#gateway/modules/orders/tickets/issue-tickets.service.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { CouponState } from '#schema/codes/orders/states.ts';

/** An order with its tickets, issued at `now`. */
export const ticketed = (
  { record, parts, payments }: StoredOrder,
  story: Story,
  ids: Ids,
  now: Date,
): StoredOrder => {
  const serials = parts.passengers.map(() => 2_400_000 + story.count('ticket'));
  const tickets = ticketsOn({ orderId: record.id, ...parts }, serials, () => ids.uuid(now), now);
  return {
    record: { ...record, state: 'TICKETED', ticketedAt: now },
    parts: { ...parts, tickets },
    payments,
  };
};

/** An order some of whose coupons are in another state, by passenger and segment. */
export const withCoupons = (
  order: StoredOrder,
  stateOf: (passengerId: string, segmentIndex: number) => CouponState | null,
): StoredOrder => ({
  ...order,
  parts: {
    ...order.parts,
    tickets: order.parts.tickets.map((ticket) => ({
      ...ticket,
      coupons: ticket.coupons.map((coupon) => ({
        ...coupon,
        state: stateOf(ticket.passengerId, coupon.segmentIndex) ?? coupon.state,
      })),
    })),
  },
});
