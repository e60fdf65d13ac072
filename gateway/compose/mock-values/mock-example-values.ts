import { randomInt } from 'node:crypto';
import { BEGINNING } from '#gateway/mocks/story/beginning.ts';
import { STORY_CODE } from '#gateway/mocks/story/story-access.ts';
import { freeSeat } from './free-seat.ts';
import type { Answer, MockPlayer, Values } from './mock-player.ts';

const FIRST = 'order.segments.0';

const TRIP = `query Trip($by: OrderLookup!) {
  order(by: $by) {
    id bookingReference contact { email }
    passengers { id name ticket { number } }
    segments { flight { id flightNumber departure { local } } passengers { id } }
    airlineChanges { id }
  }
}`;

const PARTY = `query Party($id: ID!) { order(by: { id: $id }) { passengers { id } } }`;

const CLUB = `{ viewer { member { messages(first: 1) { nodes { id } } frequentPassengers { id } } } }`;

const dayIn = (trip: Answer): unknown =>
  String(trip(`${FIRST}.flight.departure.local`) ?? '').slice(0, 10);

/** A change and a refund that were offered for orders of their own. */
const offers = async ({ play }: MockPlayer, order: () => Promise<Values>): Promise<Values> => {
  const moved = await order();
  const found = await play('change-search', moved);
  const fare = { changeFareId: found('changeSearch.flights.0.fares.0.changeFareId') };
  const change = await play('create-change-offer', { ...moved, ...fare });
  const refund = await play('create-refund-offer', await order());
  const waits = await order();
  const again = await play('create-change-offer', {
    ...waits,
    changeFareId: (await play('change-search', waits))(
      'changeSearch.flights.0.fares.0.changeFareId',
    ),
  });
  const confirmed = await play('confirm-date-change', {
    changeOfferId: again('createChangeOffer.changeOffer.id'),
    changeTotal: again('createChangeOffer.changeOffer.totalDue'),
  });
  return {
    changeOfferId: change('createChangeOffer.changeOffer.id'),
    changeTotal: change('createChangeOffer.changeOffer.totalDue'),
    dateChangeId: confirmed('confirmDateChange.dateChange.id'),
    refundOfferId: refund('createRefundOffer.refundOffer.id'),
    refundMoney: refund('createRefundOffer.refundOffer.money'),
  };
};

/** Numbers of passports that no saved passenger has. */
const documentNumbers = (): Values => {
  const serial = randomInt(1_000_000, 5_000_000);
  return { documentNumber: `K${serial}`, otherDocumentNumber: `K${serial + 5_000_000}` };
};

/** Extras that wait for payment, and paid ones. */
const extras = async ({ play }: MockPlayer): Promise<Values> => {
  const ordered = async () =>
    (await play('create-benefit-order'))('createBenefitOrder.benefitOrder.id');
  const paidBenefitOrderId = await ordered();
  await play('start-payment', { unpaidOrderId: paidBenefitOrderId });
  await play('confirm-payment', { ownOrderId: paidBenefitOrderId });
  return { unpaidBenefitOrderId: await ordered(), paidBenefitOrderId };
};

/** A value for each variable of GraphiQL's examples, as far as the mock's story has one: it plays the visit before the visitor. */
export const mockExampleValues = async (player: MockPlayer): Promise<Values> => {
  const { ask, play } = player;
  const fareId = (await play('search-flights'))('flightSearch.flights.0.fares.0.fareId');
  const offer = await play('create-offer', { fareId });
  const offered = {
    offerId: offer('createOffer.offer.id'),
    total: offer('createOffer.offer.price.total'),
  };
  const unpaid = async () => (await play('create-order', offered))('createOrder.order.id');
  const paid = async (): Promise<Values> => {
    const orderId = await unpaid();
    await play('start-payment', { unpaidOrderId: orderId });
    await play('confirm-payment', { ownOrderId: orderId });
    const passengers = (await ask(PARTY, { id: orderId }))('order.passengers');
    const passengerIds = Array.isArray(passengers) ? passengers.map(({ id }) => id) : [];
    return { orderId, passengerIds };
  };
  const trip = (by: Values): Promise<Answer> => ask(TRIP, { by });

  const journey = await paid();
  const { orderId: ownOrderId } = await paid();
  const own = await trip({ id: ownOrderId });
  const seated = {
    ownFlightId: own(`${FIRST}.flight.id`),
    ownSegmentId: own(`${FIRST}.passengers.0.id`),
  };
  const ownUnpaidOrderId = await unpaid();
  const family = await trip({ bookingReference: BEGINNING.ticketed });
  const changed = await trip({ bookingReference: BEGINNING.changed });
  const flown = await trip({ bookingReference: BEGINNING.flown });
  const club = await ask(CLUB);
  const known = {
    reference: family('order.bookingReference'),
    name: family('order.passengers.0.name'),
    flightNumber: family(`${FIRST}.flight.flightNumber`),
    flightDate: dayIn(family),
    ticketNumber: family('order.passengers.0.ticket.number'),
    email: family('order.contact.email'),
  };
  const lookedUp = await play('order-look-up', known);
  const itinerary = await play('itinerary-confirmation', known);
  const search = await play('change-search', journey);
  return {
    fareId,
    ...offered,
    ...journey,
    ...seated,
    ...known,
    ...(await offers(player, paid)),
    ...(await extras(player)),
    ownOrderId,
    unpaidOrderId: await unpaid(),
    ownUnpaidOrderId,
    unpaidPassengerId: (await trip({ id: ownUnpaidOrderId }))('order.passengers.0.id'),
    ...(await freeSeat(player, seated)),
    familySegmentId: (await trip({ id: journey.orderId }))(`${FIRST}.passengers.0.id`),
    ...documentNumbers(),
    refundOrderId: ownOrderId,
    changeFareId: search('changeSearch.flights.0.fares.0.changeFareId'),
    checkInOrderId: family('order.id'),
    checkInFlightId: family(`${FIRST}.flight.id`),
    passengerSegmentId: family(`${FIRST}.passengers.0.id`),
    airlineChangeId: changed('order.airlineChanges.0.id'),
    flownTicketNumber: flown('order.passengers.0.ticket.number'),
    flownFlightNumber: flown(`${FIRST}.flight.flightNumber`),
    flownDate: dayIn(flown),
    messageId: club('viewer.member.messages.nodes.0.id'),
    savedPassengerId: club('viewer.member.frequentPassengers.1.id'),
    orderCode: {
      challengeId: lookedUp('requestOrderAccess.challenge.id'),
      code: STORY_CODE,
    },
    itineraryChallengeId: itinerary('requestItineraryConfirmation.challenge.id'),
    itineraryCode: STORY_CODE,
  };
};
