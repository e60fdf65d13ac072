import { ticketed, withCoupons } from '#gateway/mocks/story/orders/issue-tickets.ts';
import { orderNumber } from '#gateway/mocks/story/orders/place-order.ts';
import type { StoredOrder } from '#gateway/mocks/story/orders/stored-order.ts';
import { segmentKey } from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { priceBreakdown } from '#gateway/modules/flights/trip-price.ts';
import { partyOf } from '#gateway/modules/orders/correct/party-of.ts';
import { segmentsOfOffer } from '#gateway/modules/orders/create/trip-facts.ts';
import { mealsAlong } from '#gateway/modules/orders/meals/meals-along.ts';
import { orderAt } from '#gateway/modules/orders/read/order-standing.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { StoredDateChange } from './change.model.ts';
import { boundsAfter, movesOf } from './change-offer.ts';

/** Fares, price and passengers of a part of a party. */
const forParty = (order: StoredOrder, passengers: StoredOrder['parts']['passengers']) => {
  const price = priceBreakdown(order.record.fares, partyOf(passengers));
  return { price, total: price.total };
};

/** What stays of the order: those who did not change, or the whole of it as CHANGED (RULES 8.7). */
const remaining = (before: StoredOrder, gone: ReadonlySet<string>, now: Date): StoredOrder => {
  const exchanged = withCoupons(before, (id) => (gone.has(id) ? 'EXCHANGED' : null));
  const { record, parts, payments } = exchanged;
  const staying = parts.passengers.filter(({ id }) => !gone.has(id));
  if (staying.length === 0)
    return { parts, payments, record: { ...record, state: 'CHANGED', closedAt: now } };
  const passengers = staying.map((passenger, index) => ({ ...passenger, index }));
  const tickets = parts.tickets.filter(({ passengerId }) => !gone.has(passengerId));
  return {
    record: { ...record, ...forParty(exchanged, staying) },
    parts: { ...parts, passengers, tickets },
    payments,
  };
};

/** Reissues the tickets of those who change: they get a successor order with the new flights, and their seats move. */
export const carryOut = (
  parts: StoryParts,
  change: StoredDateChange,
  now: Date,
): StoredDateChange => {
  const { story, ids } = parts;
  const before = story.orders.get(change.choice.orderId);
  if (!before) throw new Error('a change has its order');
  const { record } = before;
  const order = orderAt(record, before.parts, now, true);
  const gone = new Set(change.choice.passengerIds);
  const bounds = boundsAfter(parts, order, change.choice);
  const segments = segmentsOfOffer({ bounds });
  const moves = movesOf(parts, order, change.choice, now);

  const id = ids.uuid(now);
  const leaving = before.parts.passengers.filter((one) => gone.has(one.id));
  const renamed = new Map(leaving.map((one) => [one.id, ids.uuid(now)]));
  const nameOf = (old: string | null) => (old ? (renamed.get(old) ?? null) : null);
  const passengers = leaving.map((one, index) => ({
    ...one,
    id: nameOf(one.id) ?? '',
    orderId: id,
    index,
    accompanyingAdultId: nameOf(one.accompanyingAdultId),
    meals: mealsAlong(one.meals, order.segments, segments, now),
  }));
  const everyone = leaving.length === before.parts.passengers.length;
  const fares = bounds.map(({ fare }) => fare);
  const price = priceBreakdown(fares, partyOf(passengers));
  const made: StoredOrder = {
    record: {
      ...record,
      id,
      number: orderNumber(story, now),
      fares,
      price,
      total: price.total,
      reference: everyone ? record.reference : ids.reference(LIMITS.bookingReferenceLength),
      createdAt: now,
      lastDepartureAt: segments.at(-1)?.departsAt ?? now,
      closedAt: null,
      receiptSentAt: null,
    },
    parts: { segments, passengers, tickets: [] },
    payments: [],
  };
  const reissued = ticketed(made, story, ids, now);
  story.orders.set(record.id, remaining(before, gone, now));
  story.orders.set(id, reissued);
  moveSeats(parts, change, { passengers: renamed, segments }, moves);
  const snapshot = withCoupons(before, (one) => (gone.has(one) ? 'EXCHANGED' : null));
  return {
    ...change,
    before: snapshot,
    after: { orderId: id, passengers: renamed },
    state: 'CONFIRMED',
    closedAt: now,
  };
};

type After = {
  readonly passengers: ReadonlyMap<string, string>;
  readonly segments: StoredOrder['parts']['segments'];
};

/** Gives those who changed their seats on the new flights, and on those that stayed. */
const moveSeats = (
  { story }: StoryParts,
  { before, choice }: StoredDateChange,
  { passengers, segments }: After,
  moves: ReturnType<typeof movesOf>,
): void => {
  for (const [old, renamed] of passengers)
    for (const { index, boundIndex } of before.parts.segments) {
      const key = segmentKey(old, index);
      const seat = story.seats.get(key);
      story.seats.delete(key);
      const place = before.parts.segments
        .filter((one) => one.boundIndex === boundIndex)
        .findIndex((one) => one.index === index);
      const next = segments.filter((one) => one.boundIndex === boundIndex)[place];
      const moved = moves.find(({ segment }) => segment.key === key);
      const stays = !choice.boundIndexes.includes(boundIndex) || moved?.to;
      if (!seat || !next || !stays) continue;
      const flightId = `${next.flightNumber}.${next.departureDate}`;
      story.seats.set(segmentKey(renamed, next.index), { ...seat, flightId });
    }
};
