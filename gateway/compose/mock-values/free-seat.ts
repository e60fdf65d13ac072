import type { MockPlayer, Values } from './mock-player.ts';

type MappedSeat = {
  readonly seat: { readonly number: string };
  readonly state: string;
  readonly zone: string;
  readonly refusals: readonly object[];
};
type SeatMap = {
  readonly cabins: readonly {
    readonly rows: readonly { readonly seats: readonly MappedSeat[] }[];
  }[];
  readonly prices: readonly { readonly zone: string; readonly price: { readonly total: object } }[];
};

const SEATS = `query Seats($input: SeatMapInput!) {
  seatMap(input: $input) {
    cabins { rows { seats { seat { number } state zone refusals { code } } } }
    prices { zone price { total { amount currency } } }
  }
}`;

/** A seat that a passenger may have on a flight, and what it costs. */
export const freeSeat = async (
  { ask }: MockPlayer,
  { ownFlightId, ownSegmentId }: { readonly ownFlightId: unknown; readonly ownSegmentId: unknown },
): Promise<Values> => {
  const input = { flightId: ownFlightId, passengerSegmentIds: [ownSegmentId] };
  const { cabins, prices } = (await ask(SEATS, { input }))('seatMap') as SeatMap;
  const found = cabins
    .flatMap(({ rows }) => rows.flatMap(({ seats }) => seats))
    .find(
      ({ state, zone, refusals }) =>
        state === 'FREE' && zone === 'STANDARD' && refusals.length === 0,
    );
  const price = prices.find(({ zone }) => zone === found?.zone)?.price.total;
  return { seatNumber: found?.seat.number, seatPrice: price };
};
