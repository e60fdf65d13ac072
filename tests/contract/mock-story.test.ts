import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rootFieldsOf } from '#gateway/compose/modules-beside.ts';
import { createStoryMock } from '#gateway/compose/story-gateway.ts';
import { storyResolvers } from '#gateway/mocks/story/story.resolvers.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { playedMock, travellersOn } from '#tests/support/mock/mock-story.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const MINUTE = 60_000;
const inMinutes = (minutes: number) =>
  new Date(NOW.getTime() + minutes * MINUTE).toISOString().replace('.000', '');

describe('a search of the mock', () => {
  const { ask, day } = playedMock(NOW);
  const search = async (sort: string, filter: object | null = null) =>
    (await ask('SEARCH', { day, sort, filter })).flightSearch;

  it('answers for the way and the day that were asked for', async () => {
    const { flights, userErrors, ribbon, expiresAt } = await search('DEPARTURE');
    expect(userErrors).toEqual([]);
    expect(flights.length).toBeGreaterThan(1);
    for (const { itinerary } of flights) {
      expect(itinerary.departure.local.slice(0, 10)).toBe(day);
      expect(itinerary.segments[0].origin.cityCode).toBe('SHA');
      expect(itinerary.segments.at(-1).destination.code).toBe('HKG');
    }
    expect(ribbon.map(({ date }: { date: string }) => date)).toContain(day);
    expect(expiresAt).toBe(inMinutes(LIMITS.offerMinutes));
  });

  it('obeys sort and filter', async () => {
    const lowest = ({ fares }: { fares: { total: { amount: number } }[] }) =>
      fares[0]?.total.amount;
    const totals = (await search('PRICE')).flights.map(lowest);
    expect(totals).toEqual(totals.toSorted((a: number, b: number) => a - b));
    const direct = await search('PRICE', { maxTransfers: 0 });
    for (const { itinerary } of direct.flights) expect(itinerary.transfers).toEqual([]);
    expect(direct.unfilteredCount).toBe(totals.length);
  });
});

describe('an order of the mock', () => {
  it('is what was offered, for those who were typed', async () => {
    const { order, day } = playedMock(NOW);
    const { flight, fare, offer, order: made, userErrors } = await order();
    expect(userErrors).toEqual([]);
    expect(offer.price.total.amount).toBe(fare.total.amount);
    expect(made).toMatchObject({ state: 'PENDING_PAYMENT', tickets: [], price: offer.price });
    expect(made.paymentDueAt).toBe(inMinutes(LIMITS.paymentWindowMinutes));
    const flown = flight.itinerary.segments.map(({ id }: { id: string }) => id);
    expect(made.segments.map((one: { flight: { id: string } }) => one.flight.id)).toEqual(flown);
    const typed = travellersOn(day).map(({ type, lastName, firstName, dateOfBirth }) => ({
      name: `${lastName}/${firstName}`.replace(' ', '').toUpperCase(),
      type,
      dateOfBirth,
    }));
    expect(made.passengers.map(({ id: _, ...one }: { id: string }) => one)).toEqual(typed);
  });

  it('is found, paid and ticketed as the same object', async () => {
    const { ask, ticketed, payableOf } = playedMock(NOW);
    const { order, startPayment, confirmPayment, detail } = await ticketed();
    expect(startPayment.payable).toMatchObject({ __typename: 'Order', id: order.id });
    expect(startPayment.payment.state).toBe('PENDING');
    expect(confirmPayment).toMatchObject({ outcome: 'TICKETED', payable: { id: order.id } });
    expect(confirmPayment.payable.amountDue.amount).toBe(0);
    expect(detail).toMatchObject({ id: order.id, state: 'TICKETED' });
    expect(detail.passengerSegments).toHaveLength(order.passengers.length);
    for (const { name, coupon, seat } of detail.passengerSegments) {
      expect(order.passengers.map((one: { name: string }) => one.name)).toContain(name);
      expect(coupon.state).toBe('OPEN');
      expect(coupon.ticket.number).toMatch(new RegExp(`^${BRAND.ticketPrefix}\\d{10}$`));
      expect(seat).toBeNull();
    }
    const by = { bookingReference: order.bookingReference };
    expect((await ask('OrderDetail', { by })).order).toEqual(detail);
    const { payable } = await ask('PaymentPage', { id: order.id });
    expect(payable.payments[0]).toMatchObject({ state: 'SUCCEEDED', id: startPayment.payment.id });
    expect(await payableOf(startPayment.payment.id)).toEqual({ __typename: 'Order', id: order.id });
  });

  it('is in the member’s lists, and the tabs count what they list', async () => {
    const { ask, ticketed } = playedMock(NOW);
    const { order } = await ticketed();
    const { viewer } = await ask('Orders', { tab: 'ALL' });
    const { orderTabs } = viewer.member;
    for (const { tab, count } of orderTabs) {
      const { orders } = (await ask('Orders', { tab })).viewer.member;
      expect([tab, orders.totalCount, orders.nodes.length]).toEqual([tab, count, count]);
    }
    const { orders } = (await ask('Orders', { tab: 'PENDING_TRAVEL' })).viewer.member;
    expect(orders.nodes.map(({ id }: { id: string }) => id)).toContain(order.id);
  });
});

describe('the member of the mock', () => {
  const { ask } = playedMock(NOW);
  const to = NOW.toISOString().slice(0, 10);

  it('has a ledger that adds up to the balance, and a card that fits what was flown', async () => {
    const input = { from: '2024-11-30', to };
    const { points } = (await ask('Points', { input, after: null })).viewer.member;
    const { entries, earned, userErrors } = points.statement;
    expect(userErrors).toEqual([]);
    const changes: { change: number; balance: number }[] = entries.nodes;
    expect(entries.totalCount).toBeGreaterThan(changes.length - 1);
    for (const [index, { change, balance }] of changes.slice(0, -1).entries())
      expect(balance - change).toBe(changes[index + 1]?.balance);
    expect(points.available + points.frozen).toBe(changes[0]?.balance);
    expect(earned).toBe(changes.reduce((sum, { change }) => sum + change, 0));
    const { card, progress } = (await ask('Account')).viewer.member;
    const { flownSegments } = (await ask('FlightSegments')).viewer.member;
    expect(progress.earned.segments).toBe(flownSegments.qualifying);
    expect(flownSegments.records).toHaveLength(flownSegments.pastTwelveMonths);
    const { missing, target } = progress.next.missing ? progress.next : progress.renewal;
    expect(missing.segments).toBe(target.segments - progress.earned.segments);
    expect(card.tier).toBe('SILVER');
  });

  it('claims a flight once, and has it in the record and in the ledger', async () => {
    const flown = async () => (await ask('FlightSegments')).viewer.member.flownSegments;
    const { records } = await flown();
    const claim = { ticketNumber: '9192400000017', flightNumber: 'MG801' };
    const answerFor = async (flightDate: string) => {
      const input = { idempotencyKey: randomUUID(), ...claim, flightDate };
      return (await ask('ClaimFlight', { input })).claimFlight;
    };
    const [{ date }] = records;
    const day = addDays(date, -3);
    const { entries, flownSegment, userErrors } = await answerFor(day);
    expect(userErrors).toEqual([]);
    expect(entries.length).toBeGreaterThan(0);
    expect((await flown()).records.map(({ id }: { id: string }) => id)).toContain(flownSegment.id);
    const codes = async (on: string) => (await answerFor(on)).userErrors[0]?.code;
    expect(await codes(day)).toBe('ALREADY_CREDITED');
    expect(await codes(to)).toBe('CLAIM_NOT_FOUND');
    expect(await codes(addDays(to, -2))).toBe('CLAIM_TOO_EARLY');
    expect(await codes(addDays(to, -200))).toBe('CLAIM_TOO_LATE');
  });

  it('reads messages, and is a guest after signing out', async () => {
    const { messages, unreadMessages } = (await ask('Messages')).viewer.member;
    const [first] = messages.nodes;
    expect((await ask('MessageDetail', { id: first.id })).node.id).toBe(first.id);
    const { markMessages } = await ask('ReadMessage', {
      input: { messages: { ids: [first.id] }, read: true },
    });
    expect(markMessages.member.unreadMessages).toBe(unreadMessages - 1);
    expect(
      (await ask('Out', { input: { scope: 'THIS_BROWSER' } })).signOut.viewer.member,
    ).toBeNull();
    expect((await ask('Shell')).viewer.member).toBeNull();
  });
});

it('a story is the same after a new start', async () => {
  const played = async () => {
    const { ask, ticketed } = playedMock(NOW);
    return [await ticketed(), await ask('Orders', { tab: 'ALL' }), await ask('Account')];
  };
  expect(await played()).toEqual(await played());
});

/** Root fields that the story answers in place of their module, which needs a database; its types come from the story too. */
const IN_PLACE_OF_A_MODULE = [
  // uploads
  'Mutation.uploadFile',
  // refunds
  'Query.refund',
  'Mutation.createRefundOffer',
  'Mutation.requestRefund',
  'Mutation.withdrawRefund',
  // seats
  'Query.seatMap',
  'Mutation.selectSeats',
  'Mutation.cancelSeats',
  'Mutation.cancelSeatOrder',
  'Subscription.seatsChanged',
  // check-in
  'Mutation.checkIn',
  'Mutation.sendBoardingPasses',
  'Mutation.requestCheckInCancellation',
  'Mutation.confirmCheckInCancellation',
  'Mutation.requestCheckInAccess',
  'Mutation.confirmCheckInAccess',
  'Subscription.checkInItineraryChanged',
  // date-changes
  'Query.changeSearch',
  'Query.changeOffer',
  'Mutation.createChangeOffer',
  'Mutation.confirmDateChange',
  'Mutation.cancelDateChange',
  // airline-changes
  'Mutation.keepChangedFlights',
  // benefits
  'Query.benefits',
  'Query.benefitOrder',
  'Mutation.createBenefitOrder',
  'Mutation.cancelBenefitOrder',
  'Mutation.refundBenefitOrder',
  'Query.viewer',
  'Query.cardTiers',
  'Mutation.requestVerificationCode',
  'Mutation.signIn',
  'Mutation.signOut',
  'Mutation.changeLoginPassword',
  'Mutation.setConsumptionPassword',
  'Mutation.changeContact',
  'Mutation.updateProfile',
  'Mutation.submitDocument',
  'Mutation.requestAccountClosure',
  'Mutation.registerMember',
  'Mutation.resetLoginPassword',
  'Mutation.claimFlight',
  'Mutation.markMessages',
  'Mutation.removeMessages',
  'Mutation.restoreMessages',
  'Mutation.setMessageCopies',
  'Subscription.messageReceived',
];

it('the story resolves root fields that no module has, and the listed ones in place of their modules', () => {
  const answered = rootFieldsOf(storyResolvers(createStoryMock(() => NOW).parts));
  expect(answered.toSorted()).toEqual(IN_PLACE_OF_A_MODULE.toSorted());
});
