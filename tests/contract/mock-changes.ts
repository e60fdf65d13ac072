import { playedMock } from '#tests/support/mock/mock-story.ts';

type Amounts = Record<'penalty' | 'addCollect' | 'totalDue' | 'tripTotalDue', { amount: number }>;

/** A fare for other flights, as the screen shows it. */
export type ChangeFare = Amounts & { readonly changeFareId: string };

const TRIP = `query Trip($id: ID!) { order(by: { id: $id }) {
  id state bookingReference price { total { amount } } passengers { id name }
  segments { flight { id flightNumber departure { local } } airlineChange { id } }
  passengerSegments { passenger { id } coupon { state ticket { number reissuedFrom { number } } } }
  dateChanges { id state newOrder { id } order { id } } predecessor { id } successors { id bookingReference }
  capabilities { action allowed reason { code } } } }`;

/** A mock on which dates are changed as the screens do. */
export const changesPlayed = (now: Date) => {
  const mock = playedMock(now);
  const tripOf = async (id: string) => (await mock.ask(TRIP, { id })).order;
  /** The flights of a day for those who change, and what is needed to ask for an offer. */
  const search = async (order: { id: string }, passengerIds: string[], day: string, more = {}) => {
    const asked = { orderId: order.id, passengerIds, ...more };
    const bounds = [{ boundIndex: 0, departureDate: day }];
    const { changeSearch } = await mock.ask('ChangeFlights', { input: { ...asked, bounds } });
    return { ...changeSearch, asked };
  };
  const offerFor = async ({
    asked,
    flights,
  }: {
    asked: object;
    flights: { fares: ChangeFare[] }[];
  }) => {
    const changeFareIds = [flights[0]?.fares[0]?.changeFareId];
    const { createChangeOffer } = await mock.ask('MakeChangeOffer', {
      input: { ...asked, changeFareIds },
    });
    return createChangeOffer;
  };
  const confirm = async (offer: { id: string; totalDue: object }) => {
    const accepted = { acceptedTotalDue: offer.totalDue, agreements: ['DATE_CHANGE'] };
    const input = { idempotencyKey: mock.key(), changeOfferId: offer.id, ...accepted };
    return (await mock.ask('ConfirmChange', { input })).confirmDateChange;
  };
  return { ...mock, tripOf, search, offerFor, confirm };
};
/** Everyone of an order. */
export const idsOf = ({ passengers }: { passengers: { id: string }[] }): string[] =>
  passengers.map(({ id }) => id);
