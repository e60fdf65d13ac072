import { describe, expect, it } from 'vitest';
import { BEGINNING } from '#gateway/mocks/story/beginning.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { changesPlayed, idsOf } from './mock-changes.ts';

const NOW = new Date('2026-11-20T02:00:00Z');

describe('a flight that the airline changed in the mock', () => {
  const changed = async () => {
    const mock = changesPlayed(NOW);
    const by = { bookingReference: BEGINNING.changed };
    const { order } = await mock.ask('OrderDetail', { by });
    const trip = await mock.tripOf(order.id);
    return { ...mock, order, trip, change: order.airlineChanges[0] };
  };

  it('has three ways with equal weight: the refund is all that was paid', async () => {
    const { change, trip } = await changed();
    expect(change).toMatchObject({ state: 'OPEN', kind: 'CANCELLED' });
    const ways = change.options.map((one: { action: string; allowed: boolean }) => [
      one.action,
      one.allowed,
    ]);
    expect(ways).toEqual([
      ['KEEP', true],
      ['MOVE', true],
      ['REFUND', true],
    ]);
    expect(change.options[2].refund.amount).toBe(trip.price.total.amount);
    expect(trip.segments[0].airlineChange.id).toBe(change.id);
  });

  it('is kept: the order has the proposed flight, and nothing is left to decide', async () => {
    const { ask, key, change, order, tripOf } = await changed();
    const input = { idempotencyKey: key(), airlineChangeId: change.id };
    const { keepChangedFlights } = await ask('Keep', { input });
    expect(keepChangedFlights).toMatchObject({ airlineChange: { state: 'KEPT' }, userErrors: [] });
    const [{ flight, airlineChange }] = (await tripOf(order.id)).segments;
    expect(flight.id).toBe(keepChangedFlights.airlineChange.segments[0].after.id);
    expect(airlineChange).toBeNull();
    const twice = await ask('Keep', { input: { ...input, idempotencyKey: key() } });
    expect(twice.keepChangedFlights.userErrors[0].code).toBe('AIRLINE_CHANGE_CLOSED');
  });

  it('is moved free of charge within three days, and no further', async () => {
    const { search, offerFor, confirm, trip, change, tripOf } = await changed();
    const { firstDay, lastDay } = change.options[1];
    const free = { airlineChangeId: change.id };
    const beyond = await search(trip, idsOf(trip), addDays(lastDay, 1), free);
    expect(beyond.userErrors[0].code).toBe('OUTSIDE_FREE_DAYS');
    const found = await search(trip, idsOf(trip), lastDay, free);
    expect(found).toMatchObject({ kind: 'INVOLUNTARY', userErrors: [] });
    expect(found.ribbon[0].date).toBe(firstDay);
    const { changeOffer } = await offerFor(found);
    expect(changeOffer.totalDue.amount).toBe(0);
    const { dateChange } = await confirm(changeOffer);
    expect(dateChange.state).toBe('CONFIRMED');
    expect((await tripOf(trip.id)).state).toBe('CHANGED');
    expect((await tripOf(dateChange.newOrder.id)).segments[0].flight.departure.local).toContain(
      lastDay,
    );
  });

  it('is given back for all that was paid, which the airline reviews', async () => {
    const { ask, key, trip, change, order } = await changed();
    const because = { reason: 'FLIGHT_CANCELLED', airlineChangeId: change.id };
    const asked = { orderId: trip.id, passengerIds: idsOf(trip), ...because };
    const { createRefundOffer } = await ask('RefundOfferFor', { input: asked });
    const { refundOffer } = createRefundOffer;
    expect(refundOffer).toMatchObject({ kind: 'INVOLUNTARY', money: trip.price.total });
    const input = {
      idempotencyKey: key(),
      refundOfferId: refundOffer.id,
      acceptedMoney: refundOffer.money,
    };
    const { requestRefund } = await ask('RefundRequest', { input });
    expect(requestRefund).toMatchObject({ refund: { state: 'UNDER_REVIEW' }, userErrors: [] });
    const by = { id: order.id };
    const { airlineChanges, refunds } = (await ask('OrderDetail', { by })).order;
    expect([airlineChanges[0].state, refunds[0].id]).toEqual(['REFUNDED', requestRefund.refund.id]);
  });
});
