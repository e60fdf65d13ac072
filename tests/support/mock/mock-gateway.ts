import type { TypedDocumentNode } from '@apollo/client';
import { createStoryGateway } from '#gateway/compose/story-gateway.ts';
import { readOwnManifest } from '#gateway/graphql/trusted-documents/published-documents.ts';
import { BEGINNING } from '#gateway/mocks/story/beginning.ts';
import { documentIdOf } from '#web/app/apollo/document-id.ts';
import {
  CHANGED,
  changeOfferOf,
  checkInOf,
  choiceOf,
  confirmed,
  EXTRAS,
  extrasOf,
  itineraryOf,
  LATER_FLIGHTS,
  offerFor,
  openBy,
  PASSENGERS,
  PREFERRED,
  preferredIn,
  REFUNDABLE,
  refundBy,
  refundOfferFor,
  SEARCH,
  SEATED,
  TICKETED,
  TO_CHECK_IN,
  type ToCheckIn,
} from './mock-operations.ts';

/** The gateway's clock: a morning in Shanghai, five weeks before Christmas. */
const NOW = new Date('2026-11-20T02:00:00Z');

const silent = { info() {}, warn() {}, error() {} };

/** The mock gateway in process, for tests of whole pages; build it once in a file. */
export interface MockGateway {
  /** Answers queries as `/graphql` does, from the trusted documents that the pages have. */
  readonly fetch: typeof fetch;
  /** The id of one of the orders with which the story of the mock begins. */
  orderId(which: keyof typeof BEGINNING): Promise<string>;
  /** The ids of everyone of such an order. */
  passengerIds(which: keyof typeof BEGINNING): Promise<string[]>;
  /** What the airline changed in the order `changed`: its flight is cancelled, and another one proposed. */
  airlineChange(): Promise<ChangedByAirline>;
  /** The id of an offer for another way back of everyone in the ticketed order. */
  changeOfferId(): Promise<string>;
  /** The id of the same change once it is confirmed, and to be paid. */
  dateChangeId(): Promise<string>;
  /** The id of an offer for two adults from Shanghai to London. */
  offerId(): Promise<string>;
  /** The id of an unpaid seat order of the ticketed order. */
  seatOrderId(): Promise<string>;
  /** The id of an unpaid order of extras: two more bags. */
  benefitOrderId(): Promise<string>;
  /** The id of an itinerary confirmation, opened by its details and code. */
  confirmationId(): Promise<string>;
  /** The id of the next flight in the list of check-in, with all its passengers checked in where that is asked for. */
  checkInFlightId(checkedIn?: 'CHECKED_IN'): Promise<string>;
  /** The id of a refund of the ticketed order, by choice. */
  refundId(): Promise<string>;
  /** The id of a passenger whom the member has saved, by the name on tickets. */
  savedPassengerId(name: string): Promise<string>;
  /** Its last answer to a query, to compare it with what the page shows. */
  answerTo<TData, TVariables>(document: TypedDocumentNode<TData, TVariables>): TData;
}

/** A change by the airline, as tests need it. */
export interface ChangedByAirline {
  readonly id: string;
  readonly orderId: string;
  readonly passengerIds: readonly string[];
  /** The day that was booked, and the first and the last one to which it is moved for free. */
  readonly day: string;
  readonly firstDay: string;
  readonly lastDay: string;
  /** All that was paid, in minor units. */
  readonly refund: number;
}

export async function mockGateway(): Promise<MockGateway> {
  const gateway = await createStoryGateway({
    documents: readOwnManifest(),
    log: silent,
    now: () => NOW,
  });
  const ask = async (query: string) => {
    const headers = { 'content-type': 'application/json' };
    const asked = { method: 'POST', headers, body: JSON.stringify({ query }) };
    const answer = await gateway.fetch(new Request('http://gateway.test/graphql', asked));
    const { data } = await answer.json();
    return data;
  };
  const changeOffer = async () => {
    const { order } = await ask(PASSENGERS('ticketed'));
    const { flights } = (await ask(LATER_FLIGHTS(order))).changeSearch;
    const { createChangeOffer } = await ask(changeOfferOf(order, flights[0].fares[0].changeFareId));
    return createChangeOffer.changeOffer;
  };
  const answers = new Map<string | null, { data: object }>();
  return {
    async fetch(address, init) {
      const url = new URL(String(address), 'http://gateway.test');
      const response = await gateway.fetch(new Request(url.href, init));
      answers.set(url.searchParams.get('documentId'), await response.clone().json());
      return response;
    },
    async orderId(which) {
      const { order } = await ask(
        `{ order(by: { bookingReference: "${BEGINNING[which]}" }) { id } }`,
      );
      return order.id;
    },
    async passengerIds(which) {
      const { order } = await ask(PASSENGERS(which));
      return order.passengers.map(({ id }: { id: string }) => id);
    },
    async airlineChange() {
      const { order } = await ask(CHANGED);
      const [{ id, segments, options }] = order.airlineChanges;
      const [, { firstDay, lastDay }, { refund }] = options;
      return {
        id,
        orderId: order.id,
        firstDay,
        lastDay,
        refund: refund.amount,
        passengerIds: order.passengers.map((one: { id: string }) => one.id),
        day: segments[0].departureBefore.local.slice(0, 10),
      };
    },
    async changeOfferId() {
      return (await changeOffer()).id;
    },
    async dateChangeId() {
      const { confirmDateChange } = await ask(confirmed(await changeOffer()));
      return confirmDateChange.dateChange.id;
    },
    async offerId() {
      const { flightSearch } = await ask(SEARCH);
      const { fareId } = flightSearch.flights[0].fares[0];
      const { createOffer } = await ask(offerFor(fareId));
      return createOffer.offer.id;
    },
    async seatOrderId() {
      const { order } = await ask(SEATED);
      if (order.seatOrders[0]) return order.seatOrders[0].id;
      const [{ id, flight }] = order.passengerSegments;
      const { seatMap } = await ask(PREFERRED(flight.id, id));
      const { selectSeats } = await ask(choiceOf(flight.id, id, preferredIn(seatMap)));
      return selectSeats.seatOrder.id;
    },
    async benefitOrderId() {
      const { benefits } = await ask(EXTRAS);
      return (await ask(extrasOf(benefits[0]))).createBenefitOrder.benefitOrder.id;
    },
    async confirmationId() {
      const { order } = await ask(TICKETED);
      const { requestItineraryConfirmation } = await ask(itineraryOf(order));
      const opening = openBy(requestItineraryConfirmation.challenge.id);
      return (await ask(opening)).openItineraryConfirmation.itineraryConfirmation.id;
    },
    async checkInFlightId(checkedIn) {
      const { viewer } = await ask(TO_CHECK_IN);
      const [next]: ToCheckIn[] = viewer.checkInItineraries;
      if (!next) throw new Error('There is no flight to check in for');
      if (checkedIn) await ask(checkInOf(next));
      return next.id;
    },
    async refundId() {
      const { order } = await ask(REFUNDABLE);
      const { createRefundOffer } = await ask(refundOfferFor(order));
      return (await ask(refundBy(createRefundOffer.refundOffer))).requestRefund.refund.id;
    },
    async savedPassengerId(name) {
      const { viewer } = await ask('{ viewer { member { frequentPassengers { id name } } } }');
      const list: { id: string; name: string }[] = viewer.member.frequentPassengers;
      return list.find((one) => one.name === name)?.id ?? '';
    },
    answerTo<TData, TVariables>(document: TypedDocumentNode<TData, TVariables>) {
      const answer = answers.get(documentIdOf(document));
      if (!answer) throw new Error('The gateway was not asked that');
      return answer.data as TData;
    },
  };
}

/** A gateway that is away. */
export const gatewayAway: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));

/** A gateway whose answers have other values in some fields of the query: `null`, or some fields of the object there. */
export const gatewayWith =
  (ask: typeof fetch, fields: Readonly<Record<string, object | null>>): typeof fetch =>
  async (address, init) => {
    const { data } = await (await ask(address, init)).json();
    const changed = Object.entries(fields).filter(([field]) => field in data);
    const values = changed.map(([field, value]) => [field, value && { ...data[field], ...value }]);
    return Response.json({ data: { ...data, ...Object.fromEntries(values) } });
  };
