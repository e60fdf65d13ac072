import type { SeatMapViewFragment } from './seat-map.gen.ts';

export type MapCabin = SeatMapViewFragment['cabins'][number];
export type MapRow = MapCabin['rows'][number];
export type MapSeat = MapRow['seats'][number];
type Price = SeatMapViewFragment['prices'][number];

/** What a seat is to the passenger for whom one is chosen: the map's states, and why one that is free cannot be had. */
export type SeatForPassenger = {
  readonly seat: MapSeat;
  readonly state: MapSeat['state'] | 'REFUSED';
  readonly refusal: MapSeat['refusals'][number]['code'] | null;
  readonly price: Price['price'] | null;
};

/** The prices of the zones for a passenger. */
export type ZonePrices = ReadonlyMap<Price['zone'], Price['price']>;

/** The prices for one passenger, by zone; without a passenger the list prices. */
export const pricesFor = (
  { prices }: Pick<SeatMapViewFragment, 'prices'>,
  passengerId: string | null,
): ZonePrices =>
  new Map(
    prices
      .filter(({ passengerSegment }) => (passengerSegment?.id ?? null) === passengerId)
      .map(({ zone, price }) => [zone, price]),
  );

/** A seat as it is for a passenger. */
export const seatFor = (
  seat: MapSeat,
  passengerId: string | null,
  prices: ZonePrices,
): SeatForPassenger => {
  const refusal =
    seat.refusals.find(({ passengerSegment }) => passengerSegment.id === passengerId)?.code ?? null;
  return {
    seat,
    refusal,
    state: seat.state === 'FREE' && refusal ? 'REFUSED' : seat.state,
    price: (seat.zone && prices.get(seat.zone)) ?? null,
  };
};

/** The seats of all cabins, row by row: what the keyboard moves in. */
export const gridOf = ({ cabins }: Pick<SeatMapViewFragment, 'cabins'>): string[][] =>
  cabins.flatMap(({ rows }) => rows.map(({ seats }) => seats.map(({ seat }) => seat.number)));
