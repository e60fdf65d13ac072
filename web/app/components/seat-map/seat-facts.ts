import type { SeatMapViewFragment } from './seat-map.gen.ts';

export type MapCabin = SeatMapViewFragment['cabins'][number];
export type MapRow = MapCabin['rows'][number];
export type MapSeat = MapRow['seats'][number];
export type SeatState = MapSeat['state'];
export type MapPrice = SeatMapViewFragment['prices'][number];
export type Zone = MapPrice['zone'];

/**
 * The states of seats that are not free, as the subscription sends them; null before its first
 * event.
 */
export type LiveStates = ReadonlyMap<string, SeatState> | null;

/**
 * What a seat is to the passenger for whom one is chosen: the map's states, and why one that is
 * free cannot be had.
 */
export type SeatForPassenger = {
  readonly seat: MapSeat;
  readonly state: SeatState | 'REFUSED' | 'OTHER_CABIN';
  readonly refusal: MapSeat['refusals'][number]['code'] | null;
  readonly price: MapPrice['price'] | null;
  /** For which of the party it is chosen, counted from 1; null for none. */
  readonly chosenFor: number | null;
};

/** The prices of the zones for a passenger. */
export type ZonePrices = ReadonlyMap<Zone, MapPrice['price']>;

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

/**
 * The state of a seat now: what is live is newer than the map, but does not know whose seat it is.
 */
export function stateNow({ seat, state }: MapSeat, live: LiveStates): SeatState {
  if (state === 'SELECTED' || !live) return state;
  return live.get(seat.number) ?? 'FREE';
}

function refused(
  state: SeatState,
  refusal: SeatForPassenger['refusal'],
): SeatForPassenger['state'] {
  if (refusal === 'OTHER_CABIN') return 'OTHER_CABIN';
  return state === 'FREE' && refusal ? 'REFUSED' : state;
}

/**
 * A seat as it is for a passenger.
 * @param chosenFor for which of the party it is chosen and not submitted yet, counted from 1; null
 *   for none
 */
export function seatFor(
  seat: MapSeat,
  passengerId: string | null,
  prices: ZonePrices,
  now: SeatState,
  chosenFor: number | null,
): SeatForPassenger {
  const refusal =
    seat.refusals.find(({ passengerSegment }) => passengerSegment.id === passengerId)?.code ?? null;
  const free = now === 'SELECTED' ? 'FREE' : now;
  return {
    seat,
    refusal: chosenFor === null ? refusal : null,
    state: chosenFor === null ? refused(free, refusal) : 'SELECTED',
    price: (seat.zone && prices.get(seat.zone)) ?? null,
    chosenFor,
  };
}

/** The seats of all cabins, row by row: what the keyboard moves in. */
export const gridOf = ({ cabins }: Pick<SeatMapViewFragment, 'cabins'>): string[][] =>
  cabins.flatMap(({ rows }) => rows.map(({ seats }) => seats.map(({ seat }) => seat.number)));

/** Every seat of a map, from front to back. */
export const seatsOf = ({ cabins }: Pick<SeatMapViewFragment, 'cabins'>): MapSeat[] =>
  cabins.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats));
