import { Dice } from '#gateway/mocks/dice.ts';
import type { PassengerSegment } from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryAirline } from '#gateway/mocks/story/story-airline.ts';
import type { SeatModel } from '#gateway/modules/aircraft/seat-plan.model.ts';
import { flightId, parseFlightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { SeatZone } from '#schema/codes/flights/seat-zones.ts';
import { type SeatPrice, seatPrice } from '#schema/rules/after-sale/seat-price.ts';
import { money } from '#schema/rules/base/money.ts';

/** A seat of a flight with what it is sold as. */
export type SoldSeat = SeatModel & { readonly zone: SeatZone };

const FRONT_ROWS = 3;

/** List prices on the mock, in minor units of the airline's currency. */
const LIST: Readonly<Record<SeatZone, number>> = {
  STANDARD: 5_000,
  FRONT: 12_000,
  LEG_SPACE: 15_000,
  EXIT_ROW: 20_000,
  BASSINET: 10_000,
  BUSINESS: 0,
};

const zoneOf = ({ cabin, kind }: SeatModel, row: number): SeatZone => {
  if (cabin === 'BUSINESS') return 'BUSINESS';
  if (kind !== 'STANDARD') return kind;
  return row < FRONT_ROWS ? 'FRONT' : 'STANDARD';
};

/** The flight that a text of `flightId` names; null when it does not fly. */
export const flightByKey = ({ timetable }: StoryAirline, id: string): DatedFlight | null => {
  const key = parseFlightId(id);
  return (key && timetable.flight(key)) ?? null;
};

/** The cabins of a flight, each seat with its zone. */
export const cabinsOf = ({ aircraft }: StoryAirline, flight: DatedFlight) =>
  aircraft.seatPlan(flight.aircraft).cabins.map(({ cabin, columns, rows }) => ({
    cabin,
    columns,
    rows: rows.map(({ number, exitRow, seats }, index) => ({
      number,
      exitRow,
      seats: seats.map((seat): SoldSeat => ({ ...seat, zone: zoneOf(seat, index) })),
    })),
  }));

/** One seat of a flight; null when the aircraft has no such seat. */
export const seatNumbered = (
  airline: StoryAirline,
  flight: DatedFlight,
  number: string,
): SoldSeat | null =>
  cabinsOf(airline, flight)
    .flatMap(({ rows }) => rows.flatMap(({ seats }) => seats))
    .find((seat) => seat.number === number) ?? null;

const TAKEN_OF_TEN = 3;

/** Whether someone outside the story has a seat: the same after each start. */
export const isTakenByOthers = (flight: DatedFlight, number: string): boolean =>
  new Dice(`seat ${number} of ${flightId(flight)}`).below(10) < TAKEN_OF_TEN;

/** What a zone costs before anything is taken off. */
export const listPrice = (zone: SeatZone): SeatPrice =>
  seatPrice(money(LIST[zone], BRAND.currency), {
    card: null,
    includedInFare: false,
    coupon: false,
    airlineChange: false,
  });

/** What a zone costs one passenger: a fare may include standard seats. */
export const priceFor = (
  { fares }: StoryAirline,
  { segment }: PassengerSegment,
  zone: SeatZone,
): SeatPrice => {
  const { freeSeatChoice } = fares.brand(segment.brand).conditions;
  return seatPrice(money(LIST[zone], BRAND.currency), {
    card: null,
    coupon: false,
    airlineChange: false,
    includedInFare: freeSeatChoice && zone === 'STANDARD',
  });
};
