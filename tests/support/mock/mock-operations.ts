import { BEGINNING } from '#gateway/mocks/story/beginning.ts';
import { STORY_CODE } from '#gateway/mocks/story/story-access.ts';

/** What tests ask of the mock gateway, to have something to show on pages. */
export const SEARCH = `{ flightSearch(input: {
  tripType: ONE_WAY, party: { adults: 2 }
  bounds: [{ origin: "SHA", destination: "LON", departureDate: "2026-12-24" }]
}) { flights { fares { fareId } } } }`;

type TicketedOrder = {
  contact: { email: string };
  tickets: [
    {
      number: string;
      passenger: { lastName: string; firstName: string };
      coupons: [{ segment: { flight: { flightNumber: string; departure: { local: string } } } }];
    },
  ];
};

export const offerFor = (fareId: string) => `mutation {
  createOffer(input: { tripType: ONE_WAY, party: { adults: 2 }, fareIds: ["${fareId}"] }) { offer { id } }
}`;

export const TICKETED = `{ order(by: { bookingReference: "${BEGINNING.ticketed}" }) {
  contact { email }
  tickets { number passenger { lastName firstName } coupons { segment { flight { flightNumber departure { local } } } } }
} }`;

export const itineraryOf = (order: TicketedOrder) => {
  const [{ number, passenger, coupons }] = order.tickets;
  const [
    {
      segment: { flight },
    },
  ] = coupons;
  return `mutation { requestItineraryConfirmation(input: {
    ticketNumber: "${number}", name: "${passenger.lastName}/${passenger.firstName}", email: "${order.contact.email}"
    flightNumber: "${flight.flightNumber}", flightDate: "${flight.departure.local.slice(0, 10)}", locale: EN
  }) { challenge { id } } }`;
};

export const openBy = (challengeId: string) => `mutation { openItineraryConfirmation(input: {
  challengeId: "${challengeId}", code: "${STORY_CODE}", idempotencyKey: "itinerary-${challengeId}"
}) { itineraryConfirmation { id } } }`;

export const SEATED = `{ order(by: { bookingReference: "${BEGINNING.ticketed}" }) {
  seatOrders { id } passengerSegments { id passengerType flight { id } }
} }`;

export const PREFERRED = (flightId: string, passengerId: string) => `{ seatMap(input: {
  flightId: "${flightId}", passengerSegmentIds: ["${passengerId}"]
}) {
  cabins { rows { seats { seat { number } state zone refusals { code } } } }
  prices { zone price { total { amount currency } } }
} }`;

type AskedSeat = { seat: { number: string }; state: string; zone: string; refusals: object[] };
type AskedMap = {
  cabins: { rows: { seats: AskedSeat[] }[] }[];
  prices: { zone: string; price: { total: { amount: number } } }[];
};

/** The first free seat of a map that costs something. */
export const preferredIn = ({ cabins, prices }: AskedMap) => {
  const seats = cabins.flatMap(({ rows }) => rows.flatMap((row) => row.seats));
  const amountOf = (zone: string) =>
    prices.find((one) => one.zone === zone)?.price.total.amount ?? 0;
  const free = seats.find(
    ({ state, zone, refusals }) => state === 'FREE' && refusals.length === 0 && amountOf(zone) > 0,
  );
  return { number: free?.seat.number ?? '', amount: amountOf(free?.zone ?? '') };
};

export const choiceOf = (
  flightId: string,
  passengerId: string,
  { number, amount }: ReturnType<typeof preferredIn>,
) => `mutation { selectSeats(input: {
  idempotencyKey: "preferred-${number}-for-tests", flightId: "${flightId}"
  seats: [{ passengerSegmentId: "${passengerId}", seatNumber: "${number}", exitRow: { able: true, dutiesAccepted: true } }]
  acceptedAmountDue: { amount: ${amount}, currency: "CNY" }, agreements: [PREFERRED_SEATS], locale: EN
}) { seatOrder { id } userErrors { code } } }`;

export const TO_CHECK_IN = `{ viewer { checkInItineraries {
  id flight { id } passengers { id passengerType }
} } }`;

export type ToCheckIn = { id: string; flight: { id: string }; passengers: { id: string }[] };

export const checkInOf = ({ flight, passengers }: ToCheckIn) => `mutation { checkIn(input: {
  idempotencyKey: "check-in-for-tests", flightId: "${flight.id}"
  passengers: [${passengers.map(({ id }) => `{ passengerSegmentId: "${id}" }`)}]
  contact: { email: "anna@example.com" }, agreements: [CHECK_IN, DANGEROUS_GOODS], locale: EN
}) { passengers { id } userErrors { code path } } }`;

export const PASSENGERS = (which: keyof typeof BEGINNING) => `{
  order(by: { bookingReference: "${BEGINNING[which]}" }) { id passengers { id } }
}`;

type Changing = { id: string; passengers: { id: string }[] };

const changing = ({ id, passengers }: Changing) =>
  `orderId: "${id}", passengerIds: [${passengers.map((one) => `"${one.id}"`).join()}]`;

/** Everyone's way back on a later day. */
export const LATER_FLIGHTS = (order: Changing) => `{ changeSearch(input: {
  ${changing(order)}, bounds: [{ boundIndex: 1, departureDate: "2026-12-10" }]
}) { flights { fares { changeFareId } } } }`;

export const changeOfferOf = (order: Changing, changeFareId: string) => `mutation {
  createChangeOffer(input: { ${changing(order)}, changeFareIds: ["${changeFareId}"] }) {
    changeOffer { id totalDue { amount currency } }
  }
}`;

export const confirmed = (offer: {
  id: string;
  totalDue: { amount: number; currency: string };
}) => `mutation {
  confirmDateChange(input: {
    idempotencyKey: "date-change-for-tests", changeOfferId: "${offer.id}", agreements: [DATE_CHANGE]
    acceptedTotalDue: { amount: ${offer.totalDue.amount}, currency: "${offer.totalDue.currency}" }
  }) { dateChange { id } }
}`;

export const REFUNDABLE = `{ order(by: { bookingReference: "${BEGINNING.ticketed}" }) { id passengers { id type accompanyingAdult { id } } } }`;

type RefundableOrder = {
  id: string;
  passengers: { id: string; type: string; accompanyingAdult: { id: string } | null }[];
};

/** The refund of the first adult without an infant. */
export const refundOfferFor = ({ id, passengers }: RefundableOrder) => {
  const carriers = passengers.map(({ accompanyingAdult }) => accompanyingAdult?.id);
  const one = passengers.find(({ id: own, type }) => type === 'ADT' && !carriers.includes(own));
  return `mutation { createRefundOffer(input: {
    orderId: "${id}", passengerIds: ["${one?.id}"], reason: CHANGE_OF_PLANS
  }) { refundOffer { id money { amount currency } } } }`;
};

type RefundOffer = { id: string; money: { amount: number; currency: string } };

export const refundBy = ({ id, money }: RefundOffer) => `mutation { requestRefund(input: {
  idempotencyKey: "refund-for-tests-of-pages", refundOfferId: "${id}"
  acceptedMoney: { amount: ${money.amount}, currency: "${money.currency}" }
}) { refund { id } } }`;

export const EXTRAS = '{ benefits(kind: PREFERRED_SEAT) { id price { amount } } }';

export const extrasOf = ({ id, price }: { id: string; price: { amount: number } }) => `mutation {
  createBenefitOrder(input: {
    idempotencyKey: "extras-for-tests", items: [{ benefitId: "${id}", quantity: 2 }]
    acceptedTotal: { amount: ${2 * price.amount}, currency: "CNY" }
  }) { benefitOrder { id } }
}`;

/** What the airline changed in the order of that name in the story. */
export const CHANGED = `{ order(by: { bookingReference: "${BEGINNING.changed}" }) {
  id passengers { id }
  airlineChanges { id segments { departureBefore { local } } options { action firstDay lastDay refund { amount } } }
} }`;
