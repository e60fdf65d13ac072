import { keyOf } from '#gateway/graphql/global-id.ts';
import {
  flightKeyOf,
  type PassengerSegment,
  segmentsById,
} from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { SeatMapErrorCode, SeatMapInput } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { SEAT_ZONES } from '#schema/codes/flights/seat-zones.ts';
import { cabinsOf, flightByKey, isTakenByOthers, listPrice, priceFor } from './flight-seats.ts';
import { refusalOf } from './seat-refusal.ts';
import { takenOn } from './seat-standing.ts';
import { together } from './together.ts';

/** The flight that the id of a `FlightSegment` names; null when it does not fly. */
export const flightByGlobalId = ({ airline }: StoryParts, id: string): DatedFlight | null =>
  flightByKey(airline, keyOf('FlightSegment', id) ?? '');

const stateOf = (
  flight: DatedFlight,
  number: string,
  taken: ReturnType<typeof takenOn>,
  asked: readonly PassengerSegment[],
) => {
  const holder = taken.get(number);
  if (!holder) return isTakenByOthers(flight, number) ? 'TAKEN' : 'FREE';
  if (asked.some(({ key }) => key === holder.key)) return 'SELECTED';
  return holder.choice.state === 'HELD' ? 'HELD' : 'TAKEN';
};

const cabins = (
  parts: StoryParts,
  flight: DatedFlight,
  asked: readonly PassengerSegment[],
  now: Date,
) => {
  const taken = takenOn(parts.story, `${flight.flightNumber}.${flight.date}`, now);
  return cabinsOf(parts.airline, flight).map(({ rows, ...cabin }) => ({
    ...cabin,
    rows: rows.map(({ seats, ...row }) => ({
      ...row,
      seats: seats.map((seat) => {
        const state = stateOf(flight, seat.number, taken, asked);
        const holder = taken.get(seat.number);
        const refusals = asked.flatMap((passengerSegment) => {
          const code = state === 'FREE' && refusalOf(seat, passengerSegment, now);
          return code ? [{ passengerSegment, code }] : [];
        });
        return {
          seat,
          state,
          zone: seat.zone,
          refusals,
          heldUntil: state === 'HELD' ? (holder?.choice.heldUntil ?? null) : null,
          selectedBy: asked.find(({ key }) => state === 'SELECTED' && key === holder?.key) ?? null,
        };
      }),
    })),
  }));
};

const prices = (
  { airline }: StoryParts,
  flight: DatedFlight,
  asked: readonly PassengerSegment[],
) => {
  const sold = new Set(
    cabinsOf(airline, flight).flatMap(({ rows }) =>
      rows.flatMap(({ seats }) => seats.map(({ zone }) => zone)),
    ),
  );
  const zones = SEAT_ZONES.filter((zone) => sold.has(zone));
  const list = zones.map((zone) => ({ zone, passengerSegment: null, price: listPrice(zone) }));
  const own = zones.flatMap((zone) =>
    asked.map((one) => ({ zone, passengerSegment: one, price: priceFor(airline, one, zone) })),
  );
  return asked.length === 0 ? list : own;
};

/** Who may sit where on one flight, now. */
export const seatMap = async (
  parts: StoryParts,
  { flightId, passengerSegmentIds }: SeatMapInput,
  now: Date,
) => {
  const refused = (code: SeatMapErrorCode, ...path: string[]) => ({
    serverNow: now,
    flight: null,
    aircraft: null,
    passengers: [],
    cabins: [],
    prices: [],
    together: [],
    userErrors: [{ code, path }],
  });
  const flight = flightByGlobalId(parts, flightId);
  if (!flight) return refused('FLIGHT_UNKNOWN', 'flightId');
  if (now >= flight.departure.instant) return refused('FLIGHT_LEFT', 'flightId');
  const found = await segmentsById(parts, passengerSegmentIds ?? [], now);
  const unknown = found.indexOf(null);
  if (unknown >= 0) return refused('PASSENGER_NOT_FOUND', 'passengerSegmentIds', String(unknown));
  const asked = found.filter((one) => one !== null);
  if (asked.length > 1 + LIMITS.fellowPassengers)
    return refused('TOO_MANY_FELLOW_PASSENGERS', 'passengerSegmentIds');
  const elsewhere = asked.findIndex(
    (one) => flightKeyOf(one) !== `${flight.flightNumber}.${flight.date}`,
  );
  if (elsewhere >= 0) return refused('DIFFERENT_FLIGHTS', 'passengerSegmentIds', String(elsewhere));
  const shown = cabins(parts, flight, asked, now);
  return {
    serverNow: now,
    flight,
    aircraft: flight.aircraft,
    passengers: asked,
    cabins: shown,
    prices: prices(parts, flight, asked),
    userErrors: [],
    together: ({ limit }: { limit: number }) => together(parts, shown, asked).slice(0, limit),
  };
};
