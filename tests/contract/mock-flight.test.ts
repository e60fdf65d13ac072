import { describe, expect, it } from 'vitest';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { playedMock } from '#tests/support/mock/mock-story.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const AGREED = ['CHECK_IN', 'DANGEROUS_GOODS'];

describe('the flight of an order of the mock', () => {
  const played = async () => {
    const mock = playedMock(NOW);
    const { people, order } = await mock.ticketed();
    const flightId = order.segments[0].flight.id;
    const [adult, other, infant] = people.map(({ id }: { id: string }) => id);
    const map = async () => {
      const input = { flightId, passengerSegmentIds: [adult, other] };
      return (await mock.ask('ChooseSeat', { input })).seatMap;
    };
    const checkIn = async (...ids: string[]) => {
      const input = {
        idempotencyKey: mock.key(),
        flightId,
        agreements: AGREED,
        locale: 'EN',
        passengers: ids.map((passengerSegmentId) => ({ passengerSegmentId })),
        contact: { email: 'siuming.lee@example.com' },
      };
      return (await mock.ask('DoCheckIn', { input })).checkIn;
    };
    return { ...mock, flightId, order, adult, other, infant, map, checkIn };
  };
  const seatsIn = (map: { cabins: { rows: { seats: object[] }[] }[] }) =>
    map.cabins.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats)) as {
      seat: { number: string };
      state: string;
      selectedBy: { id: string } | null;
    }[];

  it('closes an unpaid order of seats once all of them are given back', async () => {
    const { ask, key, order, flightId, adult, other, map } = await played();
    const [proposal] = (await map()).together;
    const seats = proposal.seats.map(
      (one: { passengerSegment: { id: string }; seatNumber: string }) => ({
        passengerSegmentId: one.passengerSegment.id,
        seatNumber: one.seatNumber,
      }),
    );
    const choice = { flightId, seats, locale: 'EN', agreements: ['PREFERRED_SEATS'] };
    await ask('SelectSeats', {
      input: { ...choice, idempotencyKey: key(), acceptedAmountDue: proposal.total },
    });
    const acceptedRefund = { amount: 0, currency: 'CNY' };
    const giveBack = async (id: string) => {
      const input = { idempotencyKey: key(), passengerSegmentIds: [id], acceptedRefund };
      expect((await ask('CancelSeats', { input })).cancelSeats.userErrors).toEqual([]);
      const by = { id: order.id };
      const [seatOrder] = (await ask('OrderDetail', { by })).order.seatOrders;
      return [seatOrder.state, ...seatOrder.items.map(({ state }: { state: string }) => state)];
    };
    expect(await giveBack(adult)).toEqual(['PENDING_PAYMENT', 'CANCELLED', 'HELD']);
    expect(await giveBack(other)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
  });

  it('sells seats, holds them until they are paid, and checks in after that', async () => {
    const { ask, key, pay, payableOf, flightId, adult, other, map, checkIn } = await played();
    const before = await map();
    const [proposal] = before.together;
    const total = proposal.total;
    const seats = proposal.seats.map(
      (one: { passengerSegment: { id: string }; seatNumber: string }) => ({
        passengerSegmentId: one.passengerSegment.id,
        seatNumber: one.seatNumber,
      }),
    );
    const input = {
      idempotencyKey: key(),
      flightId,
      seats,
      acceptedAmountDue: total,
      locale: 'EN',
      agreements: ['PREFERRED_SEATS'],
    };
    const { selectSeats } = await ask('SelectSeats', { input });
    expect(selectSeats.userErrors).toEqual([]);
    expect(selectSeats.seatOrder.amountDue).toEqual(total);
    expect((await ask('SelectSeats', { input })).selectSeats).toEqual(selectSeats);
    expect((await checkIn(adult)).userErrors[0].code).toBe('UNPAID_SEATS');
    const paid = await pay(selectSeats.seatOrder.id);
    expect(paid.startPayment.payable.payments[0].amount).toEqual(total);
    expect(paid.confirmPayment.payable.amountDue.amount).toBe(0);
    const [attempt] = paid.startPayment.payable.payments;
    expect(await payableOf(attempt.id)).toEqual({
      __typename: 'SeatOrder',
      id: selectSeats.seatOrder.id,
    });
    for (const { seat, state, selectedBy } of seatsIn(await map())) {
      const mine = seats.find(
        ({ seatNumber }: { seatNumber: string }) => seatNumber === seat.number,
      );
      expect([state === 'SELECTED', selectedBy?.id ?? null]).toEqual([
        mine !== undefined,
        mine?.passengerSegmentId ?? null,
      ]);
    }
    const { passengers, userErrors } = await checkIn(adult, other);
    expect(userErrors).toEqual([]);
    expect(
      passengers.map(
        (one: { boardingPass: { seatNumber: string } }) => one.boardingPass.seatNumber,
      ),
    ).toEqual(seats.map(({ seatNumber }: { seatNumber: string }) => seatNumber));
  });

  it('has boarding passes with the name, the reference and the coupon checked in; an infant follows its adult', async () => {
    const { ask, order, adult, infant, checkIn } = await played();
    expect((await checkIn(infant)).userErrors[0].code).toBe('FOLLOWS_ADULT');
    const [{ boardingPass }] = (await checkIn(adult)).passengers;
    expect(boardingPass.bcbp).toHaveLength(60);
    expect(boardingPass.bcbp).toContain(`E${order.bookingReference}`);
    expect(boardingPass.bcbp).toContain('LEE/SIUMING ');
    const { passengerSegments } = (await ask('OrderDetail', { by: { id: order.id } })).order;
    const states = passengerSegments.map((one: { coupon: { state: string } }) => one.coupon.state);
    expect(states).toEqual(['CHECKED_IN', 'OPEN', 'CHECKED_IN']);
    const { checkInItineraries, checkInRecords } = (await ask('CheckInLogged')).viewer;
    const references = checkInItineraries.map(
      (one: { bookingReference: string }) => one.bookingReference,
    );
    expect(references).toContain(order.bookingReference);
    expect(checkInRecords.nodes.map((one: { state: string }) => one.state)).toEqual([
      'CHECKED_IN',
      'CHECKED_IN',
    ]);
  });

  it('gives a check-in back by a code, and then the ticket', async () => {
    const { ask, key, order, adult, checkIn } = await played();
    await checkIn(adult);
    const passengerIds = order.passengers.map(({ id }: { id: string }) => id);
    const asked = { orderId: order.id, passengerIds, reason: 'CHANGE_OF_PLANS' };
    const early = await ask('RefundOfferFor', { input: asked });
    expect(early.createRefundOffer.userErrors[0].code).toBe('STILL_CHECKED_IN');
    const { requestCheckInCancellation } = await ask('CancelCheckInStart', {
      input: { passengerSegmentIds: [adult], locale: 'EN' },
    });
    expect(requestCheckInCancellation.sentTo).toBe('s•••@example.com');
    const { confirmCheckInCancellation } = await ask('CancelCheckInEnd', {
      input: {
        idempotencyKey: key(),
        challengeId: requestCheckInCancellation.challenge.id,
        code: '123456',
      },
    });
    expect(confirmCheckInCancellation.passengers[0].checkIn).toEqual({
      state: 'CANCELLED',
      cancellationsLeft: LIMITS.checkInCancellationsPerSegment - 1,
    });
    const { refundOffer } = (await ask('RefundOfferFor', { input: asked })).createRefundOffer;
    const sums = refundOffer.passengers.map(
      (one: { amounts: { total: { amount: number } } }) => one.amounts.total.amount,
    );
    const sum = sums.reduce((all: number, amount: number) => all + amount, 0);
    expect(refundOffer.amounts.total.amount).toBe(sum);
    const { requestRefund } = await ask('RefundRequest', {
      input: {
        idempotencyKey: key(),
        refundOfferId: refundOffer.id,
        acceptedMoney: refundOffer.money,
      },
    });
    expect(requestRefund.userErrors).toEqual([]);
    const { refund } = await ask('RefundDetail', { by: { id: requestRefund.refund.id } });
    expect(refund.order.id).toBe(order.id);
    expect(refund.amounts.total.amount).toBe(sum);
    const detail = (await ask('OrderDetail', { by: { id: order.id } })).order;
    expect([detail.state, detail.refunds[0].id]).toEqual(['REFUNDED', refund.id]);
    const { refunds } = (await ask('RefundRecords')).viewer.member;
    expect(refunds.nodes[0].refundNumber).toBe(refund.refundNumber);
  });
});
