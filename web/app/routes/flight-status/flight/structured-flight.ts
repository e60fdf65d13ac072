import { BRAND } from '#schema/codes/base/brand.ts';
import { kindOfTime } from '#web/app/components/flight-day/time-kind.ts';
import type { FlightDetailsFragment } from './flight-details.gen.ts';

const airport = ({ code, name }: { readonly code: string; readonly name: string }) => ({
  '@type': 'Airport',
  iataCode: code,
  name,
});

/** The facts of a flight in the words of schema.org; instants in UTC. */
export function structuredFlight(flight: FlightDetailsFragment): Record<string, unknown> {
  const { segment, departure, arrival, aircraft } = flight;
  return {
    '@type': 'Flight',
    flightNumber: segment.flightNumber,
    provider: {
      '@type': 'Airline',
      name: BRAND.name.en,
      iataCode: BRAND.carrierCode,
    },
    departureAirport: airport(segment.origin),
    departureTime: kindOfTime(departure).told.instant,
    arrivalAirport: airport(arrival.airport),
    arrivalTime: kindOfTime(arrival).told.instant,
    aircraft: aircraft.name,
    estimatedFlightDuration: `PT${segment.durationMinutes}M`,
    // what is unknown is left out of the JSON
    departureTerminal: departure.terminal ?? undefined,
    departureGate: departure.gate ?? undefined,
    arrivalTerminal: arrival.terminal ?? undefined,
    arrivalGate: arrival.gate ?? undefined,
  };
}
