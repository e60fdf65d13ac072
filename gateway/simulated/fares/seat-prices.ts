import type { DatedFlight, FlightKind } from '#gateway/ports/timetable/timetable.port.ts';
import type { SeatZone } from '#schema/codes/flights/seat-zones.ts';

/** List prices in yuan by how far a flight goes. Business class has its seats with every fare. */
const YUAN: Readonly<Record<FlightKind, Readonly<Record<SeatZone, number>>>> = {
  DOMESTIC: { STANDARD: 40, FRONT: 80, LEG_SPACE: 100, EXIT_ROW: 120, BASSINET: 60, BUSINESS: 0 },
  REGIONAL: { STANDARD: 60, FRONT: 120, LEG_SPACE: 160, EXIT_ROW: 200, BASSINET: 80, BUSINESS: 0 },
  LONG_HAUL: {
    STANDARD: 120,
    FRONT: 240,
    LEG_SPACE: 360,
    EXIT_ROW: 460,
    BASSINET: 160,
    BUSINESS: 0,
  },
};
const UNIT = 100;

/** The list price of a seat of a zone, in minor units of the filing currency. */
export const seatListPrice = ({ kind }: DatedFlight, zone: SeatZone): number =>
  YUAN[kind][zone] * UNIT;
