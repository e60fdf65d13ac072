import { describe, expect, it } from 'vitest';
import { addDays } from '#schema/rules/base/local-date.ts';
import { type ChangeFare, changesPlayed, idsOf } from './mock-changes.ts';

const NOW = new Date('2026-11-20T02:00:00Z');

describe('a change of date in the mock', () => {
  it('is offered line by line for the day and the way that were asked for', async () => {
    const { ticketed, search, offerFor, ask, day } = changesPlayed(NOW);
    const { order, flight } = await ticketed();
    const later = addDays(day, 3);
    const found = await search(order, idsOf(order), later);
    expect(found).toMatchObject({ kind: 'VOLUNTARY', userErrors: [] });
    expect(found.ribbon.map(({ date }: { date: string }) => date)).toContain(later);
    expect(found.flights.length).toBeGreaterThan(0);
    for (const { itinerary, fares } of found.flights) {
      expect(itinerary.departure.local.slice(0, 10)).toBe(later);
      for (const { penalty, addCollect, totalDue, tripTotalDue } of fares as ChangeFare[])
        expect([totalDue.amount, tripTotalDue]).toEqual([
          penalty.amount + addCollect.amount,
          totalDue,
        ]);
    }
    const { changeOffer, userErrors } = await offerFor(found);
    expect(userErrors).toEqual([]);
    expect(changeOffer).toMatchObject({
      splits: false,
      totalDue: found.flights[0].fares[0].totalDue,
    });
    const parts: { totalDue: { amount: number } }[] = changeOffer.passengers;
    const sum = parts.reduce((total, one) => total + one.totalDue.amount, 0);
    expect([parts.length, sum]).toEqual([order.passengers.length, changeOffer.totalDue.amount]);
    const again = (await ask('AckDate', { id: changeOffer.id })).changeOffer;
    expect(again).toMatchObject({ id: changeOffer.id, totalDue: changeOffer.totalDue });
    expect(flight.itinerary.departure.local.slice(0, 10)).toBe(day);
  });

  it('is paid, and then reissues the tickets in a successor with the same reference', async () => {
    const { ticketed, search, offerFor, confirm, pay, ask, tripOf, day } = changesPlayed(NOW);
    const { order, people } = await ticketed();
    const later = addDays(day, 3);
    const { changeOffer } = await offerFor(await search(order, idsOf(order), later));
    const { dateChange } = await confirm(changeOffer);
    expect(dateChange).toMatchObject({ state: 'PENDING_PAYMENT', amountDue: changeOffer.totalDue });
    expect((await search(order, idsOf(order), later)).userErrors[0].code).toBe(
      'CHANGE_IN_PROGRESS',
    );
    expect((await tripOf(order.id)).state).toBe('TICKETED');

    const { payable } = await ask('PaymentPage', { id: dateChange.id });
    expect(payable).toMatchObject({ __typename: 'DateChange', amountDue: changeOffer.totalDue });
    const { confirmPayment } = await pay(dateChange.id);
    expect(confirmPayment).toMatchObject({ outcome: 'TICKETED', payable: { id: dateChange.id } });
    expect(confirmPayment.payable.amountDue.amount).toBe(0);

    const before = await tripOf(order.id);
    expect(before).toMatchObject({ state: 'CHANGED', dateChanges: [{ state: 'CONFIRMED' }] });
    const [successor] = before.successors;
    expect(successor.bookingReference).toBe(order.bookingReference);
    const after = await tripOf(successor.id);
    expect(after).toMatchObject({ state: 'TICKETED', predecessor: { id: order.id } });
    expect(after.segments[0].flight.departure.local.slice(0, 10)).toBe(later);
    expect(after.passengers.map(({ name }: { name: string }) => name)).toEqual(
      order.passengers.map(({ name }: { name: string }) => name),
    );
    const numbers = people.map((one: { coupon: { ticket: object } }) => one.coupon.ticket);
    expect(
      after.passengerSegments.map(
        (one: { coupon: { ticket: { reissuedFrom: object } } }) => one.coupon.ticket.reissuedFrom,
      ),
    ).toEqual(numbers);
    const byReference = { bookingReference: order.bookingReference };
    expect((await ask('OrderDetail', { by: byReference })).order.id).toBe(after.id);
    const once = await search(after, idsOf(after), addDays(later, 1));
    expect(once.userErrors[0].code).toBe('ALREADY_CHANGED');
  });

  it('of some parts the order; an infant does not leave without the adult', async () => {
    const { ticketed, search, offerFor, confirm, pay, tripOf, day } = changesPlayed(NOW);
    const { order } = await ticketed();
    const [first, second, infant] = idsOf(order);
    const later = addDays(day, 2);
    for (const alone of [[first], [infant]])
      expect((await search(order, alone as string[], later)).userErrors[0].code).toBe(
        'DEPENDANTS_TOGETHER',
      );
    const { changeOffer } = await offerFor(await search(order, [second as string], later));
    expect(changeOffer.splits).toBe(true);
    const { dateChange } = await confirm(changeOffer);
    await pay(dateChange.id);
    const before = await tripOf(order.id);
    expect(before).toMatchObject({ state: 'TICKETED' });
    expect(idsOf(before)).toEqual([first, infant]);
    const [successor] = before.successors;
    expect(successor.bookingReference).not.toBe(order.bookingReference);
    expect((await tripOf(successor.id)).passengers).toHaveLength(1);
  });

  it('is cancelled unpaid, and the order is as it was', async () => {
    const { ticketed, search, offerFor, confirm, ask, key, tripOf, day } = changesPlayed(NOW);
    const { order } = await ticketed();
    const found = await search(order, idsOf(order), addDays(day, 3));
    const { dateChange } = await confirm((await offerFor(found)).changeOffer);
    const cancel = { dateChangeId: dateChange.id, idempotencyKey: key() };
    const { cancelDateChange } = await ask('CancelChange', { input: cancel });
    expect(cancelDateChange).toMatchObject({ dateChange: { state: 'CANCELLED' }, userErrors: [] });
    expect(await tripOf(order.id)).toMatchObject({
      state: 'TICKETED',
      successors: [],
      dateChanges: [{ state: 'CANCELLED' }],
    });
    const again = await search(order, idsOf(order), addDays(day, 3));
    expect(again.userErrors).toEqual([]);
  });

  it('is refused at another amount than the one that was seen', async () => {
    const { ticketed, search, offerFor, confirm, day } = changesPlayed(NOW);
    const { order } = await ticketed();
    const { changeOffer } = await offerFor(await search(order, idsOf(order), addDays(day, 3)));
    const seen = { ...changeOffer, totalDue: { amount: 1, currency: 'CNY' } };
    const { dateChange, newOffer, userErrors } = await confirm(seen);
    expect([dateChange, userErrors[0].code]).toEqual([null, 'PRICE_CHANGED']);
    expect(newOffer.id).toBeTruthy();
  });
});
