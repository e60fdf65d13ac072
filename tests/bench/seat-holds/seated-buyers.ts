import type { Database } from '#gateway/database/database.ts';
import { exampleText } from '#gateway/graphiql/examples.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { buy, type FoundOffer, findOffer } from '#tests/support/buyer.ts';

/** A traveller with an unpaid order, and two seats that are chosen by no other traveller. */
export interface SeatedBuyer {
  readonly cookie: string;
  readonly orderId: string;
  readonly flightId: string;
  readonly passengerSegmentId: string;
  readonly seats: readonly [string, string];
}

const FLIGHTS = 4;
const BUYERS_EACH = 12;
/** The fare with which seats are free. */
const ROUTE = { origin: 'SHA', destination: 'HKG', brand: 'STANDARD' };

type Mapped = { seat: { number: string }; state: string; zone: string };
type MapAnswer = {
  data: { seatMap: { cabins: { rows: { seats: Mapped[] }[] }[] } };
};

const freeSeats = async (url: string, flight: string): Promise<string[]> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: exampleText('seat-map'), variables: { flightId: flight } }),
  });
  const { data } = (await response.json()) as MapAnswer;
  return data.seatMap.cabins
    .flatMap(({ rows }) => rows.flatMap(({ seats }) => seats))
    .filter(({ state, zone }) => state === 'FREE' && zone === 'STANDARD')
    .map(({ seat }) => seat.number);
};

/** Buyers on several flights, so that not one flight alone is measured. */
export async function seatedBuyers(
  url: string,
  db: Database,
  today: string,
): Promise<SeatedBuyer[]> {
  const buyers: SeatedBuyer[] = [];
  for (let day = 0; day < FLIGHTS; day += 1) {
    const offer: FoundOffer = await findOffer(url, addDays(today, 30 + day), ROUTE);
    const flight = globalId('FlightSegment', flightId(offer.flight));
    const free = await freeSeats(url, flight);
    if (free.length < 2 * BUYERS_EACH) throw new Error(`${offer.flight.flightNumber} is full`);
    for (let turn = 0; turn < BUYERS_EACH; turn += 1) {
      const { reference, cookie, codes } = await buy(url, offer);
      if (!reference) throw new Error(`not bought: ${codes}`);
      const { id, order_id } = await db
        .selectFrom('order_passengers')
        .innerJoin('orders', 'orders.id', 'order_passengers.order_id')
        .select(['order_passengers.id', 'order_id'])
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      const [one = '', other = ''] = free.slice(2 * turn);
      buyers.push({
        cookie,
        orderId: order_id,
        flightId: flight,
        passengerSegmentId: globalId('PassengerSegment', `${id}.0`),
        seats: [one, other],
      });
    }
  }
  return buyers;
}
