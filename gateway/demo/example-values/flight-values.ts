import { globalId } from '#gateway/graphql/global-id.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { aSearch } from '#gateway/scenarios/builders/search.builder.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import type { ExampleValueParts } from './example-values.parts.ts';

type Flights = {
  readonly services: Pick<ExampleValueParts['services'], 'flights' | 'flightStatus'>;
};

/** Pairs of cities between which something is in the air at most hours. */
const ROUTES = ['LON', 'TYO', 'HKG', 'BJS'];
const DAYS_AHEAD = 30;

async function fareId({ services }: Flights, now: Date): Promise<string | undefined> {
  const departureDate = addDays(commercialDay(now), DAYS_AHEAD);
  const bounds = [{ origin: 'SHA', destination: 'HKG', departureDate }];
  const { flights } = await services.flights.search(aSearch({ bounds }), null, now);
  return flights[0]?.fares[0]?.fareId;
}

async function flightInTheAir({ services }: Flights, now: Date): Promise<string | undefined> {
  for (const destination of ROUTES) {
    const route = { origin: 'SHA', destination, date: commercialDay(now) };
    const { flights } = await services.flightStatus.search({ kind: 'ROUTE', route }, now);
    const flying = flights.find(({ state }) => state === 'AIRBORNE');
    if (flying) return globalId('FlightStatus', flightId(flying.flight));
  }
  return undefined;
}

/** A fare that is signed now, and a flight in the air. */
export const flightValues = async (parts: Flights, now: Date) => ({
  fareId: await fareId(parts, now),
  flightStatusId: await flightInTheAir(parts, now),
});
