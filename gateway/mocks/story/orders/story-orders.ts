import { changesByChoice } from '#gateway/mocks/story/changes/change-standing.ts';
import { storyTravellers } from '#gateway/mocks/story/club/story-passengers.ts';
import type { StoredOrder } from '#gateway/mocks/story/orders/stored-order.ts';
import type { Story } from '#gateway/mocks/story/story.ts';
import { corrected } from '#gateway/modules/orders/correct/correct-passenger.service.ts';
import { submissionOf } from '#gateway/modules/orders/create/create-order.service.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import { offerOfLapsed } from '#gateway/modules/orders/read/offer-of-lapsed.ts';
import { AS_MADE, factsOf } from '#gateway/modules/orders/read/order-facts.ts';
import { orderFlights } from '#gateway/modules/orders/read/order-flights.ts';
import { orderAt } from '#gateway/modules/orders/read/order-standing.ts';
import type { OrderKey } from '#gateway/modules/orders/read/orders.repository.ts';
import {
  type PassengerSegmentView,
  passengersOn,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { segmentIn } from '#gateway/modules/orders/segments/segment-view.ts';
import { standingOf } from '#gateway/modules/payments/payment-standing.ts';
import { refusedFaults } from '#gateway/requests/refused.ts';
import type { OrderAction } from '#schema/codes/orders/order-actions.ts';
import { orderCapabilities } from '#schema/rules/orders/order-capabilities.ts';
import { orderTabsAt } from '#schema/rules/orders/order-status.ts';
import { type Makings, placeOrder } from './place-order.ts';

/** What the mock can do with a ticket. */
const OFFERED: ReadonlySet<OrderAction> = new Set([
  'CHECK_IN',
  'CANCEL_CHECK_IN',
  'SELECT_SEAT',
  'REFUND',
  'CHANGE_DATE',
]);

/** What resolvers ask of orders; jobs and webhooks are not played, and passengers of segments have the story's resolvers. */
export type StoryOrders = Omit<
  OrderService,
  | ('segmentCapabilities' | 'ticketNamed' | 'findIn' | 'findBefore' | 'succeed')
  | ('openTo' | 'orderForPayment' | 'settlePaid' | 'isDead' | 'forgetAccess' | 'expire' | 'erase')
  | ('adopt' | 'openSegmentTo' | 'lookedFor' | 'changeCoupons' | 'complete' | 'lockOn')
  | ('flightsBetween' | 'boundsOn' | 'writeMeals' | 'withdraw')
> & {
  /** Every order, the latest first. */
  all(now: Date): Order[];
};

const names = (key: OrderKey, { record, parts }: StoredOrder): boolean => {
  if ('id' in key) return record.id === key.id;
  if ('reference' in key) return record.reference === key.reference.trim().toUpperCase();
  if ('passengerId' in key) return parts.passengers.some(({ id }) => id === key.passengerId);
  if ('ticketNumber' in key) return parts.tickets.some(({ number }) => number === key.ticketNumber);
  if ('ticketId' in key) return parts.tickets.some(({ id }) => id === key.ticketId);
  return parts.tickets.some(({ coupons }) => coupons.some(({ id }) => id === key.couponId));
};

/** Whether seats of an order wait to be paid. */
const hasUnpaidSeats = ({ seatOrders }: Story, orderId: string, now: Date): boolean =>
  [...seatOrders.values()].some(
    (one) => one.orderId === orderId && one.state === 'PENDING_PAYMENT' && now < one.paymentDueAt,
  );

const tabsOf = (order: Order, now: Date) =>
  orderTabsAt({ ...order, coupons: order.tickets.flatMap(({ coupons }) => coupons) }, now);

/** Orders in memory, by the rules and the models of the real ones. */
export const storyOrders = (makings: Makings): StoryOrders => {
  const { story, airline, vault } = makings;
  const flights = orderFlights(airline.timetable, airline.fares);
  // After a change of date of the whole party two orders have the reference: it names the later one.
  const stored = (key: OrderKey) => [...story.orders.values()].findLast((one) => names(key, one));
  const seen = ({ record, parts }: StoredOrder, now: Date): Order =>
    orderAt(record, parts, now, true);
  const capabilities = (order: Order, now: Date) => {
    const payment = standingOf(story.orders.get(order.id)?.payments ?? [], now);
    const unpaidSeats = hasUnpaidSeats(story, order.id, now);
    const dateChanges = changesByChoice(makings, order.id);
    const facts = { ...AS_MADE, payment, unpaidSeats, dateChanges };
    return orderCapabilities(factsOf(order, facts), OFFERED, now);
  };
  const reasonAgainst = (action: OrderAction, order: Order, now: Date) =>
    capabilities(order, now).find((one) => one.action === action)?.reason ?? null;
  const all = (now: Date) =>
    [...story.orders.values()]
      .map((one) => seen(one, now))
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const travellers = storyTravellers(makings);
  const submit = submissionOf(airline.offers, async (placement, now) => {
    const made = placeOrder(placement, makings, now);
    await travellers.save(null, placement.draft.passengers, placement.actor, now);
    return made;
  });

  return {
    flights,
    vault,
    all,
    async create(input, buyer, now) {
      const passengers = await travellers.withNumbers(null, input.passengers, buyer);
      const numbered = { ...input, passengers: [...passengers] };
      const answer = await story.once('createOrder', input, () => submit(numbered, buyer, now));
      const reused = { code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] } as const;
      const none = { orderId: null, priceChange: null, newOffer: null, heldOrderId: null };
      return answer ?? { ...none, userErrors: [reused] };
    },
    async find(key, _reader, now) {
      const found = stored(key);
      return found ? seen(found, now) : null;
    },
    async segmentOn({ segmentIndex, ...key }, _reader, now) {
      const found = stored(key);
      return found ? segmentIn(seen(found, now), segmentIndex) : null;
    },
    async passengerOn({ passengerId, segmentIndex }, _reader, now) {
      const found = stored({ passengerId });
      const segment = found && segmentIn(seen(found, now), segmentIndex);
      const isMeant = ({ passenger }: PassengerSegmentView) => passenger.id === passengerId;
      return (segment && passengersOn(segment).find(isMeant)) ?? null;
    },
    capabilities: async (order, now) => capabilities(order, now),
    offerOf: (order) => offerOfLapsed(order, { offers: airline.offers, flights }),
    openedTo: async () => [],
    ofMember: async (_memberId, now) =>
      all(now).map((order) => ({ id: order.id, tabs: tabsOf(order, now) })),
    openOf: async (_actor, now) =>
      all(now)
        .filter(({ state }) => state === 'PENDING_PAYMENT')
        .toSorted((a, b) => a.paymentDueAt.getTime() - b.paymentDueAt.getTime()),
    async cancel({ orderId }, _actor, now) {
      const found = story.orders.get(orderId);
      if (!found) return 'ORDER_NOT_FOUND';
      const { state, cancellationCause } = seen(found, now);
      if (state === 'CANCELLED' && cancellationCause === 'TRAVELLER') return null;
      const reason = reasonAgainst('CANCEL', seen(found, now), now);
      if (reason === 'ALREADY_PAID' || reason === 'PAYMENT_IN_PROGRESS') return reason;
      if (reason) return 'ORDER_CLOSED';
      const cancelled = {
        state: 'CANCELLED',
        cancellationCause: 'TRAVELLER',
        closedAt: now,
      } as const;
      story.orders.set(orderId, { ...found, record: { ...found.record, ...cancelled } });
      return null;
    },
    async correct(correction, _actor, now) {
      const { passengerId } = correction;
      const found = stored({ passengerId });
      if (!found) return [{ code: 'ORDER_NOT_FOUND', path: ['passengerId'] }];
      const order = seen(found, now);
      if (reasonAgainst('CORRECT', order, now))
        return [{ code: 'ORDER_CLOSED', path: ['passengerId'] }];
      try {
        const passenger = corrected(order, correction, { vault, flights }, now);
        const passengers = found.parts.passengers.map((one) =>
          one.id === passengerId ? passenger : one,
        );
        story.orders.set(order.id, { ...found, parts: { ...found.parts, passengers } });
        return [];
      } catch (fault) {
        return refusedFaults(fault);
      }
    },
    async sendReceipt({ orderId }, _actor, now) {
      const found = story.orders.get(orderId);
      if (!found) return 'ORDER_NOT_FOUND';
      return reasonAgainst('RECEIPT', seen(found, now), now) ? 'RECEIPT_NOT_AVAILABLE' : null;
    },
  };
};
