import { airportMoment } from '#gateway/ports/timetable/airport-moment.ts';
import type { DatedFlight, Schedule } from '#gateway/ports/timetable/timetable.port.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { type Irregularity, type IrregularityKind, ofKind } from './irregularity.ts';

const REPLANNED: readonly IrregularityKind[] = ['RETIMING', 'REROUTING', 'AIRCRAFT_CHANGE'];

/** What of the irregularities of a flight is another plan for it, known at an instant. */
export const reschedulingsAt = (
  irregularities: readonly Irregularity[],
  now: Date,
): Irregularity[] =>
  irregularities.filter(({ kind, announcedAt }) => REPLANNED.includes(kind) && announcedAt <= now);

function retimed(flight: DatedFlight, minutes: number): DatedFlight {
  const { departure, arrival } = flight;
  return {
    ...flight,
    departure: airportMoment(addMinutes(departure.instant, minutes), departure.zone),
    arrival: airportMoment(addMinutes(arrival.instant, minutes), arrival.zone),
  };
}

function rerouted(flight: DatedFlight, code: string, timetable: Schedule): DatedFlight {
  const airport = timetable.airport(code);
  if (!airport) return flight;
  return airport.cityCode === flight.origin.cityCode
    ? { ...flight, origin: airport }
    : { ...flight, destination: airport };
}

/** A flight as it is planned at an instant, whatever the timetable said first. */
export function rescheduledAt(
  flight: DatedFlight,
  irregularities: readonly Irregularity[],
  timetable: Schedule,
  now: Date,
): DatedFlight {
  const known = reschedulingsAt(irregularities, now);
  const minutes = ofKind(known, 'RETIMING')?.minutes ?? 0;
  const elsewhere = ofKind(known, 'REROUTING')?.airport;
  const type = ofKind(known, 'AIRCRAFT_CHANGE')?.aircraft;
  const aircraft = timetable.aircraft.find(({ code }) => code === type) ?? flight.aircraft;
  const moved = minutes === 0 ? flight : retimed(flight, minutes);
  return { ...(elsewhere ? rerouted(moved, elsewhere, timetable) : moved), aircraft };
}
